"""What holds for every registered game, in every number of seats and with every option."""

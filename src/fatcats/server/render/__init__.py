"""A table's state as messages for one viewer at a time. Changes nothing."""

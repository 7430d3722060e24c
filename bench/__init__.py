"""Speed of our games side by side with their peers: `python -m bench`."""

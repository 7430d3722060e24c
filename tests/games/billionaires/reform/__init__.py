"""Reform or Revolution?, in terms of `reform.py`."""

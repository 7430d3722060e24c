"""Where tables are kept: an append-only journal for each, in SQLite or PostgreSQL."""

from fatcats.server.store.raw import Conflict, StoreDown
from fatcats.server.store.store import Row, Store, TableRow

__all__ = ["Conflict", "Row", "Store", "StoreDown", "TableRow"]

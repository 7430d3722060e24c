"""Where tables are kept: an append-only log for each, in SQLite or PostgreSQL."""

from fatcats.server.store.store import Row, Store, TableRow
from fatcats.server.store.writer import Conflict, StoreDown

__all__ = ["Conflict", "Row", "Store", "StoreDown", "TableRow"]

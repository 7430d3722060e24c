"""Everything over HTTP, described by /api/openapi.json."""

"""Tests: engine and games in process, servers and pages for real."""

"""Packages as they are built, installed and started."""

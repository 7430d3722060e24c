"""How the core is compiled: the library for speed, what only looks it up without any."""

from __future__ import annotations

from setuptools import Extension

from compiling.libraries import set_flags


def test_only_the_stubs_are_left_unoptimized() -> None:
    shared = ["-O3", "-g0"]  # as mypyc makes them: one list for all
    library, *stubs = [Extension(name, [], extra_compile_args=shared) for name in ("library", "one", "other")]
    set_flags(library, stubs, ["-flto=2"])
    assert [flag for flag in library.extra_compile_args if flag.startswith("-O")] == ["-O3"]
    assert "-flto=2" in library.extra_compile_args and "-flto=2" in library.extra_link_args
    for stub in stubs:
        assert [flag for flag in stub.extra_compile_args if flag.startswith("-O")][-1] == "-O0"
        assert "-flto=2" not in stub.extra_compile_args

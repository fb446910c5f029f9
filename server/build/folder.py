"""Writes the files of a build: whole or not at all, compressed if wanted, nothing stale left."""

import gzip
import os
from pathlib import Path

from server.build.parts import HASHED

WORTH_IT = {".css", ".html", ".js", ".json", ".svg", ".wasm"}
VARIANTS = (".br", ".gz")


def write(target: Path, files: dict[str, bytes], *, compressed: bool) -> None:
    """What refers to others is written last, so that a folder being built into stays usable."""
    kept = set()
    for name in sorted(files, key=lambda name: not HASHED.search(name)):
        path = target / name
        changed = not path.is_file() or path.read_bytes() != files[name]
        if changed:
            put(path, files[name])
        kept.add(path)
        if compressed and path.suffix in WORTH_IT:
            for suffix in VARIANTS:
                variant = path.with_name(path.name + suffix)
                if changed or not variant.is_file():
                    put(variant, squeeze(files[name], suffix))
                kept.add(variant)
    remove_stale(target, kept)


def squeeze(content: bytes, suffix: str) -> bytes:
    if suffix == ".gz":
        return gzip.compress(content, 9, mtime=0)
    import brotli

    return bytes(brotli.compress(content, quality=11, lgwin=24))


def put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.write_bytes(content)
    os.replace(beside, path)


def remove_stale(target: Path, kept: set[Path]) -> None:
    """Only what bears a hash is surely ours: the folder may hold other things too."""
    for path in target.rglob("*"):
        plain = path.relative_to(target).as_posix()
        for suffix in VARIANTS:
            plain = plain.removesuffix(suffix)
        if path not in kept and path.is_file() and HASHED.search(plain):
            path.unlink(missing_ok=True)
    for path in sorted(target.glob("art-*"), reverse=True):
        for folder in [*path.glob("*"), path]:
            if folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()

"""Imports go one way, and rules know nothing of chance, time or the page."""

import ast
from pathlib import Path

import stampede

SOURCE = Path(stampede.__file__).parent
ORDER = (
    *("svg", "patches", "brush", "inks", "game", "lesson", "record", "casts", "wire"),
    *(
        "camel",
        "elephant",
        "catalog",
        "upgrades",
        "tournament",
        "table",
        "copies",
        "courses",
        "decks",
        "ghosts",
        "links",
        "coaching",
    ),
    *(
        "analysis",
        "thinking",
        "updates",
        "bridge",
        "sketches",
        "playouts",
        "learning",
        "things",
        "figures",
        "posters",
        "stencils",
    ),
    *("elephant_words", "words", "reports", "terminal", "__main__"),
)


def imports(path: Path) -> set[str]:
    found = set()
    for part in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(part, ast.Import):
            found |= {alias.name for alias in part.names}
        elif isinstance(part, ast.ImportFrom) and part.module:
            found |= {part.module, *(f"{part.module}.{alias.name}" for alias in part.names)}
    return found


def layer(name: str) -> str | None:
    parts = name.split(".")
    return parts[1] if parts[0] == "stampede" and len(parts) > 1 and parts[1] in ORDER else None


def test_imports_go_from_later_to_earlier_layers_only() -> None:
    for path in SOURCE.rglob("*.py"):
        here = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if here == "__init__":
            continue
        for name in imports(path):
            there = layer(name)
            if there and there != here:
                assert ORDER.index(there) < ORDER.index(here), f"{path.name} imports {name}"


def test_games_never_import_each_other() -> None:
    for game, other in (("camel", "elephant"), ("elephant", "camel")):
        for path in (SOURCE / game).rglob("*.py"):
            assert other not in map(layer, imports(path)), f"{path.name} imports the other game"


def test_games_import_neither_random_time_json_nor_js() -> None:
    for path in (*(SOURCE / "camel").rglob("*.py"), *(SOURCE / "elephant").rglob("*.py")):
        assert not imports(path) & {"random", "time", "json", "js", "pyodide", "os", "datetime"}, path.name


def test_the_core_needs_the_standard_library_only() -> None:
    import sys

    for path in SOURCE.rglob("*.py"):
        outside = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"stampede"}
        assert not outside, f"{path.name} imports {outside}"


def test_files_are_of_a_readable_length() -> None:
    for path in SOURCE.rglob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 400, path.name


def test_every_generator_has_a_seed() -> None:
    """The one that Python seeds itself would be the same for everybody who starts from one snapshot."""
    for path in SOURCE.rglob("*.py"):
        if path.name == "terminal.py":
            continue
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "random":
                assert part.attr == "Random", f"{path.name} uses random.{part.attr}"
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "Rng":
                assert part.args, f"{path.name} makes a generator without a seed"
            assert not (isinstance(part, ast.ImportFrom) and part.module == "random"), path.name

"""In a snapshot, instead of what installs packages: for that an interpreter is started from bytecode."""

from pyodide_js import loadedPackages  # noqa: F401  # Pyodide expects it among what is kept


class Nowhere:
    """A folder that is not there."""

    def __str__(self) -> str:
        return "/nowhere"


SITE_PACKAGES = DSO_DIR = Nowhere()


def init_loaded_packages() -> None:
    """There are none."""

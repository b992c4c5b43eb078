"""In a snapshot, instead of Pyodide's event loop."""

from pyodide_js._api import scheduleCallback  # noqa: F401  # Pyodide expects it among what is kept


def _initialize_event_loop() -> None:
    """There is none."""

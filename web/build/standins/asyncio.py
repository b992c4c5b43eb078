"""In a snapshot, instead of asyncio: the engine waits for nothing."""

from typing import NoReturn


def get_event_loop() -> NoReturn:
    raise RuntimeError("A snapshot has no event loop; an interpreter that was started from bytecode has one.")

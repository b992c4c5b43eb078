"""The build refuses what it should not ship."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from pathlib import Path

import pytest

from served import ROOT

SUMS = ROOT / "web/build/pyodide.sha256"


def checked(sums: Path) -> subprocess.CompletedProcess[str]:
    """What the build says of the installed Pyodide, by a list of sums."""
    script = f"""
    import {{ checkedPyodide }} from {json.dumps((ROOT / "web/build/vendor.mjs").as_uri())};
    try {{ await checkedPyodide({json.dumps(str(ROOT / "web/node_modules/pyodide"))}, {json.dumps(str(sums))}); }}
    catch (failure) {{ console.error(failure.message); process.exitCode = 1; }}
    """
    command = ["node", "--input-type=module", "--eval", script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_installed_pyodide_is_the_one_that_was_checked_in() -> None:
    assert checked(SUMS).returncode == 0


def test_an_altered_pyodide_stops_the_build_and_is_named(tmp_path: Path) -> None:
    sums = tmp_path / "sums"
    sums.write_text(SUMS.read_text("utf-8").replace("cc36e3", "cc36e4"), "utf-8")
    refused = checked(sums)
    assert refused.returncode == 1
    assert "pyodide.asm.wasm is not the file named in" in refused.stderr


def test_a_missing_file_is_named_with_what_to_do(tmp_path: Path) -> None:
    sums = tmp_path / "sums"
    sums.write_text(f"{hashlib.sha256(b'').hexdigest()}  no-such-file\n", "utf-8")
    assert 'no-such-file is missing: run "npm ci" in web/' in checked(sums).stderr


def test_no_registry_and_no_machine_is_named_in_the_lock_file() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


@pytest.mark.parametrize(
    ("module", "call", "said"),
    [
        ("quicken.mjs", "quickened('something else')", "Pyodide has no line"),
        ("prune.mjs", "pruned(wasm, 'something else', [])", "Pyodide hands out its functions in another way"),
        ("split.mjs", "split(wasm, [])", "the runtime has a type that split.mjs does not know"),
    ],
)
def test_another_pyodide_that_is_not_the_one_we_know_stops_the_build(module: str, call: str, said: str) -> None:
    script = f"""
    import {{ {call.partition("(")[0]} }} from {json.dumps((ROOT / "web/build" / module).as_uri())};
    const wasm = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 2, 1, 80]); // one type, which is no function's
    try {{ {call}; }} catch ({{ message }}) {{ console.log(message); }}
    """
    done = subprocess.run(["node", "--input-type=module", "--eval", script], capture_output=True, text=True, check=True)
    assert said in done.stdout


# ---- the scripts


def test_the_start_page_waits_for_three_scripts_and_every_script_finds_what_it_imports(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    needed = re.findall(r'(?:src|modulepreload" href)="assets/([\w.-]+\.js)"', page)
    assert sorted(name.split("-")[0] for name in needed) == ["ahead", "app", "core"]
    scripts = {file.name: file.read_text("utf-8") for file in (site / "assets").glob("*.js")}
    named = {name: re.findall(r'(?:from|import|import\()"\./([\w.-]+\.js)"', code) for name, code in scripts.items()}
    assert not [(name, other) for name, others in named.items() for other in others if other not in scripts]
    assert set(re.findall(r'"\./([\w.-]+\.js)"', scripts[needed[1]])) > {needed[-1]}, "and the others when it is time"


# ---- the words


def fault(call: str) -> object:
    """What is found wrong with catalogues that are written out in the call."""
    script = f"""
    import {{ messagesOf, translationFault, useFault }} from {json.dumps((ROOT / "web/build/wording.mjs").as_uri())};
    const of = messagesOf;
    console.log(JSON.stringify({call}));
    """
    done = subprocess.run(["node", "--input-type=module", "--eval", script], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("a = Uno { $name }\n# ein = comment\nb =\n    Due", None),
        ("a = Uno { $name }", "it.ftl has no words for b."),
        ("a = Uno { $name }\nb = Due\nc = Tre", "it.ftl has words that nobody uses: c."),
        ("a = Uno { $nome }\nb = Due", "it.ftl has other names to fill in than English: a."),
        ("a = Uno\nb = Due { $name }", "it.ftl has other names to fill in than English: a."),
    ],
)
def test_a_language_that_says_less_more_or_otherwise_stops_the_build(other: str, said: str | None) -> None:
    english = json.dumps("a = One { $name }\nb = Two")
    assert fault(f"translationFault('it.ftl', of({english}), of({json.dumps(other)}))") == said


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("t('ask'); t(`odds-${what}`)", None),
        ("t('ask'); t(`odds-${what}`); t('gone')", "i18n/en has no words for gone."),
        ("t('ask')", "i18n/en has words that nobody uses: odds-first."),
        ("t(`odds-${what}`)", "i18n/en has words that nobody uses: ask."),
    ],
)
def test_words_that_lack_or_that_nobody_uses_stop_the_build(script: str, said: str | None) -> None:
    catalogue = json.dumps("ask = Why?\nodds-first = First\nnot-a-save = No")
    found = fault(f"""useFault(of({catalogue}), {json.dumps(script)}, 'Reason("not-a-save")')""")
    assert found == said


# ---- the memory snapshot


def in_node(script: str) -> str:
    """What a script prints that has the packed Python at hand."""
    places = {"pyodide": "web/node_modules/pyodide", "sources": "py_src", "scripts": "web/build"}
    begin = f"""
    import {{ packPython }} from {json.dumps((ROOT / "web/build/python.mjs").as_uri())};
    import {{ frozen, snapshotOf }} from {json.dumps((ROOT / "web/build/snapshot.mjs").as_uri())};
    const places = {json.dumps({name: str(ROOT / place) for name, place in places.items()})};
    const {{ lean, engine, modules, snapshot }} = await packPython(places);
    """
    command = ["node", "--input-type=module", "--eval", begin + script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def test_the_same_sources_give_the_same_snapshot() -> None:
    again = "await frozen(places.pyodide, { library: lean, engine, modules })"
    assert in_node(f"console.log(({again}).equals(snapshot));") == "true\n"


def test_a_snapshot_that_cannot_be_made_is_told_and_left_out() -> None:
    parts = """{ pyodide: places.pyodide, library: lean, engine, modules: Buffer.from('["no_such_module"]') }"""
    told = in_node(f"console.log(await snapshotOf({parts}));")
    assert told.startswith("undefined\nNo snapshot, the site will start slower.")
    assert "no_such_module" in told


def test_no_machine_is_named_in_the_snapshot() -> None:
    script = f"console.log(['{Path.home()}', '{ROOT}', 'node_modules'].map((name) => snapshot.includes(name)));"
    assert in_node(script) == "[ false, false, false ]\n"

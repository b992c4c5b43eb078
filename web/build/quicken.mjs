// Pyodide's JavaScript half, so that a boot does less: these are lines of the one version that the build has checked, and
// another one stops the build.

const MODULES = 'API._pyodide._importhook.sys.modules';

/**
 * What stands there, and what does the same. Pyodide asks for a few modules by lines of source, and to be able to compile
 * them the browser would first have to compile Python's compiler: what it asks for is there already. And it makes room in
 * a table for whatever other compiled code might call, and for drawing in three dimensions: here is no such thing.
 */
const LINES = [
  ['API.rawRun("import _pyodide_core")', 't?[0]:API.rawRun("import _pyodide_core")'], // a snapshot has it
  [
    'API.runPythonInternal_dict=API._pyodide._base.eval_code("{}")',
    `API.runPythonInternal_dict=${MODULES}.get("builtins").dict()`,
  ],
  ['API.runPythonInternal("import importlib; importlib")', `${MODULES}.get("builtins").__import__("importlib")`],
  ['API.runPythonInternal("import __main__; __main__.__dict__")', `${MODULES}.get("__main__").__dict__`],
  ['API.runPythonInternal("import builtins; builtins.__dict__")', `${MODULES}.get("builtins").__dict__`],
  ['updateGOT(origExports);', ''],
  ['if(!value&&!entry.required){', 'if(symName.startsWith("emscripten_gl")||!value&&!entry.required){'],
  ['functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)', 'functionsInTableMap=new WeakMap'],
];

/** @param {string} source */
export function quickened(source) {
  return LINES.reduce((text, [line, other]) => {
    if (text.split(line).length !== 2) throw new Error(`Pyodide has no line "${line}", or several: see quicken.mjs`);
    return text.replace(line, other);
  }, source);
}

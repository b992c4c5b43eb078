// Pyodide finds out whether it runs in a module worker by calling what only others have; our Trusted Types would
// report the attempt as a violation. Here the answer is the same, without one. To be imported before Pyodide; a page is left as it is.

if (!('document' in self))
  /** @type {any} */ (self).importScripts = () => {
    throw new TypeError('this is a module worker');
  };

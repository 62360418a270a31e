/**
 * `vm.compileFunction`, by which Jest compiles each module again for each test file, but once for a process: V8 keeps the
 * bytecode with a script, of which each test file's context gets functions of its own.
 */
const vm = require('node:vm');

/** Only a function that is compiled alone gets a callback of its own for what it imports later. */
const IMPORTS_LATER = /\bimport\s*\(/;

/** @type {Map<string, { code: string, script: vm.Script }>} by file, which is another one when its code has changed */
const compiled = new Map();

/**
 * @param {string} code
 * @param {readonly string[]} parameters
 * @param {string} filename
 * @returns {vm.Script} whose value is the function; positions in it are those of the code
 * @throws SyntaxError
 */
function scriptOf(code, parameters, filename) {
  const head = `(function (${parameters.join(',')}) {`;
  const whole = `${head}${code}\n})`;
  const known = compiled.get(filename);
  if (known?.code === whole) return known.script;
  const script = new vm.Script(whole, { filename, columnOffset: -head.length });
  compiled.set(filename, { code: whole, script });
  return script;
}

/**
 * Marks what stands for Node's own context, of which Node 20 has no name. A process may have both environments of tests, and
 * load this more than once.
 */
const IS_OWN = '@planted/own-context';

exports.createOwnContext = () => vm.createContext({ [IS_OWN]: true });

/**
 * @param {typeof vm.compileFunction} compileFunction for what cannot be shared
 * @returns {typeof vm.compileFunction}
 */
exports.compileOnce =
  (compileFunction) =>
  (code, parameters = [], options = {}) => {
    const { parsingContext, filename } = options;
    const isOwn = parsingContext === undefined || IS_OWN in parsingContext;
    if (filename === undefined || IMPORTS_LATER.test(code))
      return compileFunction(code, parameters, isOwn ? { ...options, parsingContext: undefined } : options);
    const script = scriptOf(code, parameters, filename);
    return isOwn ? script.runInThisContext() : script.runInContext(parsingContext);
  };

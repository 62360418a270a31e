/**
 * Jest's transform for installed packages: an ES module becomes CommonJS, anything else passes through untouched.
 * Looking first costs far less than parsing the hundreds of CommonJS files that a Nest test loads.
 */
import { createHash } from 'node:crypto';
import { transformSync, version } from '@swc/core';

const looksLikeModule =
  /^\s*(import\b(?!\s*\()|export\b)|[;}]\s*(import\s*[\w{*"']|export\s*[{*]|export\s+\w)|\bimport\.meta\b/m;

/** CommonJS that loads an ES module by `import()`, which Jest cannot do inside its sandbox: it becomes `require`. */
const importsLater = /(^|[^.\w$])import\s*\(/m;

export default {
  /**
   * @param {string} source
   * @param {string} path
   */
  process(source, path) {
    const isModule = looksLikeModule.test(source);
    if (!isModule && !importsLater.test(source)) return { code: source };
    return transformSync(source, {
      filename: path,
      swcrc: false,
      configFile: false,
      isModule: isModule ? 'unknown' : true,
      sourceMaps: false,
      module: { type: 'commonjs' },
      jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } },
    });
  },

  /** @param {string} source */
  getCacheKey(source) {
    return createHash('sha256')
      .update(`${version} ${looksLikeModule} ${importsLater} `)
      .update(source)
      .digest('hex');
  },
};

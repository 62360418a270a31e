import { dynamicImportsOf, staticImportsOf } from './module-imports.mjs';

const code = "import a from './a.js'; export * from './b.js'; import('./c.js'); import(`./d.js`); import(a);";

describe('what a module imports', () => {
  it('is named by its imports and by what it exports from others', () => {
    expect(staticImportsOf(code)).toEqual(['./a.js', './b.js']);
  });

  it('later is named too where it is written out, as a string or as a minifier writes it', () => {
    const found = dynamicImportsOf(code);
    expect(found.map(({ source }) => source)).toEqual(['./c.js', './d.js']);
    expect(found.map(({ start, end }) => code.slice(start, end))).toEqual([
      "import('./c.js')",
      'import(`./d.js`)',
    ]);
  });
});

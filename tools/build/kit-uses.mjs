/** Which of the kit's exports a micro-frontend uses, itself and through libraries: what its shell must have. */
import { parseAst } from 'rolldown/parseAst';

const KIT = '@planted/mfe-kit';
const SOURCE = /\.([jt]sx?)$/;

/**
 * @typedef {object} KitUses
 * @property {import('vite').Plugin} plugin sees every module of a build
 * @property {() => string[]} names
 */

/** @returns {KitUses} */
export function kitUses() {
  /** @type {Set<string>} */
  const names = new Set();
  return {
    names: () => [...names].toSorted(),
    plugin: {
      name: 'kit-uses',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        const lang = /** @type {'js' | 'jsx' | 'ts' | 'tsx' | undefined} */ (SOURCE.exec(id)?.[1]);
        if (lang && code.includes(`'${KIT}'`))
          for (const name of importedFromKit(code, lang)) names.add(name);
        return null;
      },
    },
  };
}

/**
 * @param {string} code
 * @param {'js' | 'jsx' | 'ts' | 'tsx'} lang
 * @returns {string[]}
 */
function importedFromKit(code, lang) {
  return parseAst(code, { lang }).body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== KIT) return [];
    if (statement.importKind === 'type') return [];
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') return [];
      return [specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value];
    });
  });
}

/** Edits of TypeScript sources that are plain enough for text: imports, and entries of lists. */

/** An import of names from a module, on one line or several. */
const IMPORT = /^import (?:type )?(?:\{[^}]*\} from )?'[^']+';$/gm;

/**
 * @param {string} text
 * @param {string} name e.g. 'uuid'
 * @param {string} from e.g. '../text'
 * @returns {string} with the import, beside others from the same module where there are some
 */
export function withImport(text, name, from) {
  const same = new RegExp(`^import \\{([^}]*)\\} from '${escaped(from)}';$`, 'm').exec(text);
  if (same) {
    const names = (same[1] ?? '').split(',').map((each) => each.trim());
    if (names.includes(name)) return text;
    const all = [...names.filter((each) => each !== ''), name].toSorted(byName);
    return text.replace(same[0], `import { ${all.join(', ')} } from '${from}';`);
  }
  const line = `import { ${name} } from '${from}';`;
  const imports = [...text.matchAll(IMPORT)];
  const next = imports.find(([each]) => sourceOf(each).startsWith('.') && sourceOf(each) > from);
  if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
  const last = imports.at(-1);
  const end = last ? last.index + last[0].length + 1 : 0;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}

/**
 * @param {string} text
 * @param {readonly (readonly string[])[]} imports name and module of each
 * @returns {string}
 */
export const withImports = (text, imports) =>
  imports.reduce((sofar, [name = '', from = '']) => withImport(sofar, name, from), text);

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** @param {string} statement */
const sourceOf = (statement) => /'([^']+)';$/.exec(statement)?.[1] ?? '';

/**
 * @param {string} one
 * @param {string} other
 */
const byName = (one, other) => {
  const [a, b] = [one, other].map((each) => each.replace(/^type /, '').toLowerCase());
  return `${a}`.localeCompare(`${b}`, 'en');
};

/**
 * @param {string} text
 * @param {string} opening where the list begins, e.g. 'answers: ['
 * @param {string} entry
 * @returns {string} with the entry first in the list
 * @throws Error where there is not one such list
 */
export function withEntry(text, opening, entry) {
  const [before, after, ...more] = text.split(opening);
  if (after === undefined || more.length > 0) throw new Error(`there is not one '${opening}'`);
  return `${before}${opening}\n  ${entry},${after}`;
}

/**
 * @param {string} text
 * @param {string} line of a list of lines in alphabetical order, such as an index
 * @returns {string} with the line; the others stay where they are, also those that are not in order
 */
export function withLine(text, line) {
  const lines = text.trimEnd().split('\n');
  const next = lines.findIndex((each) => each > line);
  return `${lines.toSpliced(next === -1 ? lines.length : next, 0, line).join('\n')}\n`;
}

/** What a JavaScript module imports, read from its text. */
import { parseAst } from 'rolldown/parseAst';

/** @typedef {{ start: number, end: number, source: string }} DynamicImport `import('…')`, with its position */

/**
 * @param {string} code
 * @returns {string[]} the specifiers of its static imports and of what it exports from others
 */
export const staticImportsOf = (code) =>
  parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );

/**
 * @param {string} code
 * @returns {DynamicImport[]} those whose specifier is written out
 */
export function dynamicImportsOf(code) {
  /** @type {DynamicImport[]} */
  const found = [];
  for (const node of nodesOf(parseAst(code))) {
    const { type, start, end, source } = /** @type {DynamicImportNode} */ (node);
    const written = type === 'ImportExpression' ? textOf(source) : undefined;
    if (written !== undefined) found.push({ start, end, source: written });
  }
  return found;
}

/**
 * @typedef {{ type: string, start: number, end: number, source: Specifier }} DynamicImportNode
 * @typedef {{ value?: unknown, quasis?: { value: { cooked: string } }[] }} Specifier a string, or a template as a
 *   minifier writes one
 */

/** @param {Specifier} specifier */
function textOf({ value, quasis }) {
  if (quasis) return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
  return typeof value === 'string' ? value : undefined;
}

/**
 * @param {object} node of a syntax tree
 * @returns {Generator<object>} it and everything below
 */
function* nodesOf(node) {
  yield node;
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) yield* nodesOf(child);
}

/**
 * Makes a skeleton of a page's markup: what matters only for using a page is removed, and inline styles become classes.
 */
import { createHash } from 'node:crypto';
import { parseFragment, serialize } from 'parse5';

/** What names other elements, or is for hand and network. */
const FOR_USE =
  /^(for|name|autocomplete|draggable|tabindex|inert|referrerpolicy|fetchpriority|aria-(controls|labelledby|describedby|activedescendant|owns))$/;
const REFERENCE = /url\(#([^)]+)\)/;
const ID_DIGITS = 5;
const TYPED = new Set(['text', 'search', 'number']);

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/**
 * @param {string} markup as React renders it
 * @param {Map<string, string>} styles gets a class for each inline style of an element: class name → declarations
 * @returns {string} as a browser would write it
 */
export function tidySkeleton(markup, styles) {
  const fragment = parseFragment(markup);
  const ids = new Map(
    [...markup.matchAll(new RegExp(REFERENCE, 'g'))].map(([, id = ''], at) => [id, `skeleton-${at + 1}`]),
  );

  /** @param {Element} element */
  function tidy(element) {
    const style = element.attrs.find(({ name }) => name === 'style');
    element.attrs = element.attrs
      .filter(
        ({ name, value }) => name !== 'style' && !FOR_USE.test(name) && (name !== 'id' || ids.has(value)),
      )
      .map(({ value, ...attribute }) => ({ ...attribute, value: renamed(attribute.name, value) }));
    if (style) addClass(element, classFor(style.value));
    // A skeleton is looked at: a field in it is not to be filled in.
    if (element.tagName === 'input' && isTyped(element)) element.attrs.push({ name: 'readonly', value: '' });
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  const renamed = (name, value) =>
    name === 'id'
      ? (ids.get(value) ?? value)
      : value.replace(REFERENCE, (_all, id) => `url(#${ids.get(id) ?? id})`);

  /** @param {string} declarations */
  function classFor(declarations) {
    const digest = createHash('sha256').update(declarations).digest('hex').slice(0, ID_DIGITS);
    // As CSS modules name theirs.
    const name = `_skeleton_${digest}_1`;
    styles.set(name, declarations);
    return name;
  }

  /** @param {Node[]} nodes */
  function walk(nodes) {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      node.childNodes = node.childNodes.filter((child) => !isForScripts(child));
      tidy(node);
      walk(node.childNodes);
    }
  }
  fragment.childNodes = fragment.childNodes.filter((child) => !isForScripts(child));
  walk(fragment.childNodes);
  return serialize(fragment);
}

/**
 * What no one sees: comments, preloads of pictures, and inputs that replace a control.
 * @param {Node} node
 */
const isForScripts = (node) =>
  node.nodeName === '#comment' ||
  node.nodeName === 'link' ||
  (node.nodeName === 'input' &&
    'attrs' in node &&
    node.attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true'));

/** @param {Element} element */
const isTyped = ({ attrs }) => TYPED.has(attrs.find(({ name }) => name === 'type')?.value ?? 'text');

/**
 * @param {Element} element
 * @param {string} name
 */
function addClass(element, name) {
  const existing = element.attrs.find((attribute) => attribute.name === 'class');
  if (existing) existing.value += ` ${name}`;
  else element.attrs.push({ name: 'class', value: name });
}

/**
 * What a micro-frontend's skeleton may hold: elements and text that look like something and do nothing. Its build, its
 * deployment and every server that puts one into a page read it with the parser that browsers follow, and refuse as a
 * whole what has anything else.
 */
import { parseFragment, serialize } from 'parse5';

/** Characters. */
const MOST = 65_536;
const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** @param {string} names */
const namesIn = (names) => new Set(names.split(' '));

/** @type {Readonly<Record<string, ReadonlySet<string>>>} by namespace */
const elements = {
  [HTML]: namesIn(
    'a article aside b br button dd div dl dt em figcaption figure footer h1 h2 h3 h4 header hr i img input kbd label li nav ol output p section small span strong sub sup svg table tbody td th thead time tr ul',
  ),
  [SVG]: namesIn(
    'svg circle clipPath defs ellipse g image line linearGradient path pattern polygon polyline rect stop text title tspan',
  ),
};
const attributes = namesIn(
  'alt checked class clip-path clip-rule cx cy d decoding dir disabled dx dy fill fill-opacity fill-rule focusable gradientTransform gradientUnits height hidden id lang loading offset opacity patternTransform patternUnits placeholder points preserveAspectRatio r readonly role rx ry stop-color stop-opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor title transform type value viewBox width x x1 x2 xmlns y y1 y2',
);
const STATE = /^(aria|data)-[a-z-]+$/;
const inputs = namesIn('text search number checkbox radio');

/** What an attribute that leads somewhere, or is led to, may say. */
const values = {
  /** One of the product's pictures. */
  picture: /^\/illustrations\/[\w/.-]+\.(svg|png|webp|jpg)$/,
  /** One of its pages. */
  page: /^\/(?:[\w-][\w/?=&.-]*)?$/,
  /** Not what the page around it calls its own; 'outline-' in earlier builds. */
  id: /^(?:skeleton|outline)-[\w-]+$/,
  within: /^url\(#(?:skeleton|outline)-[\w-]+\)$/,
};

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} Node
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element
 */

/**
 * @param {string} html
 * @throws TypeError that names the first thing in it that a skeleton may not have
 */
export function checkSkeleton(html) {
  if (html.length > MOST) throw new TypeError(`a skeleton has at most ${MOST} characters`);
  const fragment = parseFragment(html);
  fragment.childNodes.forEach(check);
  // What a browser would read otherwise than it is written could close what is around it.
  if (serialize(fragment) !== html) throw new TypeError('a skeleton is written as a browser would write it');
}

/** @param {Node} node */
function check(node) {
  if (node.nodeName === '#text') return;
  if (!('tagName' in node)) throw new TypeError(`a skeleton has no ${node.nodeName}`);
  if (!elements[node.namespaceURI]?.has(node.tagName))
    throw new TypeError(`a skeleton has no <${node.tagName}>`);
  for (const { name, value, prefix } of node.attrs)
    if (prefix || !isAllowed(node, name, value))
      throw new TypeError(`a skeleton has no ${name}="${value}" at <${node.tagName}>`);
  node.childNodes.forEach(check);
}

/**
 * @param {Element} element
 * @param {string} name of an attribute
 * @param {string} value
 */
function isAllowed({ tagName }, name, value) {
  if (name === 'src') return tagName === 'img' && values.picture.test(value);
  if (name === 'href') return (tagName === 'a' ? values.page : values.picture).test(value);
  if (name === 'id') return values.id.test(value);
  if (name === 'type') return tagName === 'button' ? value === 'button' : inputs.has(value);
  if (!attributes.has(name) && !STATE.test(name)) return false;
  return !/url\s*\(/i.test(value) || values.within.test(value);
}

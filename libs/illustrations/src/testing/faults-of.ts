const TAG = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g;
const ATTRIBUTE = /\s([a-zA-Z-]+)="([^"<]*)"/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/;
const ALLOWED = new Set(['svg', 'title', 'g', 'path', 'circle', 'ellipse', 'rect', 'clipPath']);

/** What is wrong with a picture as an XML document of shapes and nothing else; empty for a sound one. */
export function faultsOf(svg: string): string[] {
  const faults = [...structureFaults(svg)];
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d .]+"/.test(svg))
    faults.push('no svg root');
  if (!/^<svg[^>]* role="img"[^>]*><title>[^<]+<\/title>/.test(svg)) faults.push('no role or title');
  if (/NaN|undefined|null|Infinity/.test(svg)) faults.push('a value that is none');
  if (ENTITY.test(svg)) faults.push('an ampersand that is not escaped');
  return faults;
}

function* structureFaults(svg: string): Generator<string> {
  const open: string[] = [];
  for (const [, closing, name = '', attributes = '', empty] of svg.matchAll(TAG)) {
    if (!ALLOWED.has(name)) yield `an element ${name}`;
    if (attributes.replace(ATTRIBUTE, '').trim() !== '') yield `attributes ${attributes}`;
    const names = [...attributes.matchAll(ATTRIBUTE)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) yield `an attribute twice in ${name}`;
    if (names.some((attribute) => attribute?.startsWith('on'))) yield `a handler in ${name}`;
    if (closing && open.pop() !== name) yield `${name} closed before its contents`;
    if (!closing && !empty) open.push(name);
  }
  if (open.length > 0) yield `${open.join(', ')} not closed`;
  if (/[<>]/.test(svg.replace(TAG, ''))) yield 'an angle bracket in the text';
}

import type { Markup } from './svg';

export interface DocumentSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that stands alone as a file. It states its size as well as its box, since a browser that draws it to a
 * canvas needs both.
 */
export function svgDocument(title: string, { width, height }: DocumentSize, content: Markup): string {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">`;
  return `${root}<title>${escapeXml(title)}</title>${content}</svg>\n`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML allows no control characters but white space. */
const CONTROL_CHARACTERS = /(?!\s)\p{Cc}/gu;

const escapeXml = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, '').replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

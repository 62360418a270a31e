import type { Outline } from './outlines';

/** Where the shell's drawings have room for one (shell/src/remotes/outline.tsx). */
const ROOM = /<div([^>]*) data-outline="[^"]*"([^>]*)><\/div>/;
const HEAD_ENDS = '</head>';

/** @returns the shell's drawing of a page with what a micro-frontend drew of it; as it was, where it has no room for that */
export function withOutline(page: string, { path, html, styles }: Outline): string {
  if (!ROOM.test(page)) return page;
  const links = styles.map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" crossorigin="anonymous" integrity="${integrity}" href="${href}">`,
  );
  return page
    .replace(HEAD_ENDS, () => `${links.join('')}${HEAD_ENDS}`)
    .replace(
      ROOM,
      (_room, before: string, after: string) => `<div${before} data-outline="${path}"${after}>${html}</div>`,
    );
}

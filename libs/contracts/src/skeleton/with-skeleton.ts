/** Where the shell's prerendered pages have room for one (shell/src/remotes/skeleton.tsx). */
const ROOM = /<div([^>]*) data-skeleton="[^"]*"([^>]*)><\/div>/;
const HEAD_ENDS = '</head>';

/** What a page of a micro-frontend looks like before its code has come. */
export interface PageSkeleton {
  /** The page's path. */
  readonly path: string;
  /** Checked, see check-skeleton.mjs. */
  readonly html: string;
  /** What it is painted with. */
  readonly styles: readonly { readonly href: string; readonly integrity: string }[];
}

/**
 * @returns the shell's prerendered page with the micro-frontend's skeleton in it; as it was, where it has no room for
 *   that
 */
export function withSkeleton(page: string, { path, html, styles }: PageSkeleton): string {
  if (!ROOM.test(page)) return page;
  const links = styles.map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" crossorigin="anonymous" integrity="${integrity}" href="${href}">`,
  );
  return page
    .replace(HEAD_ENDS, () => `${links.join('')}${HEAD_ENDS}`)
    .replace(
      ROOM,
      (_room, before: string, after: string) => `<div${before} data-skeleton="${path}"${after}>${html}</div>`,
    );
}

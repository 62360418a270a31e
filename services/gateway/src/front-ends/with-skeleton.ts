import type { Skeleton } from './skeletons';

/** Where the shell's prerendered pages have room for one (shell/src/remotes/skeleton.tsx). */
const ROOM = /<div([^>]*) data-skeleton="[^"]*"([^>]*)><\/div>/;
const HEAD_ENDS = '</head>';

/**
 * @returns the shell's prerendered page with the micro-frontend's skeleton in it; as it was, where it has no room for
 *   that
 */
export function withSkeleton(page: string, { path, html, styles }: Skeleton): string {
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

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { SESSION_HINT } from '@planted/contracts';
import type { FastifyRequest } from 'fastify';
import type { FrontEndFile } from './locate-file';
import type { Visitor } from './skeletons';

/** A page's address as the shell's build can have prerendered it: no name that reaches out of its folder. */
const PRERENDERED = /^\/[a-z-]*$/;
/** The frame alone, for the router to fill. */
const ANY = 'any.html';

/** By the hint that a session leaves. */
export const visitorOf = ({ cookies }: FastifyRequest): Visitor =>
  cookies[SESSION_HINT] === undefined ? 'guest' : 'gardener';

/** What is asked for: the page at this path, of an address with its query, by such a visitor. */
export interface PageView {
  readonly path: string;
  readonly url: string;
  readonly visitor: Visitor;
}

/**
 * The prerendered page at this path for such a visitor, a guest or one with a session; else the
 * frame around every page; else, where the build has prerendered nothing, its index.html.
 */
export async function prerenderedPage(
  page: FrontEndFile,
  { path, url, visitor }: PageView,
): Promise<FrontEndFile> {
  // A view of the landing page is in its query: the first one is prerendered.
  const isPrerendered = PRERENDERED.test(path) && !(path === '/' && url !== '/');
  for (const name of [...(isPrerendered ? [`${path.replaceAll('/', '_')}.html`] : []), ANY]) {
    const file = `pages/${visitor}/${name}`;
    const isThere = await access(join(page.root, file)).then(
      () => true,
      () => false,
    );
    if (isThere) return { root: page.root, path: file };
  }
  return page;
}

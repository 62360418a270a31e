/** What a request asks for that the worker has to do with; undefined: none of its business. */
export type RequestKind = 'page' | 'list' | 'file' | 'picture';

/** Paths that are never a page, and whose answers are never kept. */
const CALLS = /^\/(api|rest|auth|feed|unsubscribe)(\/|$)/;
const HAS_EXTENSION = /\.\w+$/;

/** By address and mode alone: every answer of a call goes past the worker. */
export function kindOf(
  { method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>,
  origin: string,
): RequestKind | undefined {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || CALLS.test(pathname)) return undefined;
  if (mode === 'navigate') return HAS_EXTENSION.test(pathname) ? undefined : 'page';
  if (pathname === '/remotes.json') return 'list';
  if (/^\/(assets|mfe)\//.test(pathname)) return pathname.endsWith('.map') ? undefined : 'file';
  return pathname.startsWith('/illustrations/') ? 'picture' : undefined;
}

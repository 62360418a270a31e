/** What the server answers itself is no page to come back to. */
const NO_PAGES = /^\/(api|auth|rest|mfe|assets)(\/|$)/;

/**
 * The page of our own that `wish` names, as a path; the landing page for anything else. Whatever `wish` is, the path
 * leads nowhere but to `origin`.
 */
export function pagePath(wish: string | undefined, origin: string): string {
  if (wish === undefined || !wish.startsWith('/') || !URL.canParse(wish, origin)) return '/';
  const { origin: meant, pathname, search, hash } = new URL(wish, origin);
  // '/..//evil.example' is a path here, and would be another host when it is read again.
  if (meant !== origin || pathname.startsWith('//') || NO_PAGES.test(pathname)) return '/';
  return pathname + search + hash;
}

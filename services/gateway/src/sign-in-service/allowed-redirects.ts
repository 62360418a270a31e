import { RefusalError } from '@planted/service-kit';

/** Where a client may have its person sent with a code. */
export type AllowedRedirect = (redirectTo: string | undefined) => URL;

/**
 * Addresses at the product itself, and those at or below one of `allowed`.
 * @returns the address that was asked for; the product's own where none was
 * @throws RefusalError for any other
 */
export function allowedRedirects(origin: string, allowed: readonly URL[]): AllowedRedirect {
  const roots = [new URL(origin), ...allowed];
  return (redirectTo = origin) => {
    const wish = URL.canParse(redirectTo) ? new URL(redirectTo) : undefined;
    if (wish && roots.some((root) => isAtOrBelow(root, wish))) return wish;
    const message = 'redirect_to: is not among the allowed addresses';
    throw new RefusalError({ code: 'invalid', reason: 'validation_failed', field: 'redirect_to', message });
  };
}

function isAtOrBelow(root: URL, wish: URL): boolean {
  const folder = root.pathname.endsWith('/') ? root.pathname : `${root.pathname}/`;
  const isInside = wish.pathname === root.pathname || wish.pathname.startsWith(folder);
  return wish.origin === root.origin && wish.username === '' && wish.password === '' && isInside;
}

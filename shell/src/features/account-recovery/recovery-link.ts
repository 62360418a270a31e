/** What a link in a message brings: a token, or that it could not be followed. */
export type RecoveryLink = { readonly token: string } | 'over' | 'elsewhere' | null;

/** Reads the address. A code is one that a client of the sign-in service must exchange, and this page is none. */
export function readRecoveryLink({ search }: Pick<Location, 'search'>): RecoveryLink {
  const query = new URLSearchParams(search);
  if (query.has('error_code') || query.has('error')) return 'over';
  if (query.has('code')) return 'elsewhere';
  const token = query.get('token') ?? query.get('token_hash');
  return token ? { token } : null;
}

/** Removes the link's token from the address, so that it is in no history and no referrer. */
export function cleanAddress(): void {
  if (location.search !== '') history.replaceState(history.state, '', location.pathname);
}

/** What a link in a message brings: a token, or that it could not be followed. */
export type Arrival = { readonly token: string } | 'over' | 'elsewhere' | null;

/** Reads the address. A code is one that a client of the sign-in service must exchange, and this page is none. */
export function readArrival({ search }: Pick<Location, 'search'>): Arrival {
  const query = new URLSearchParams(search);
  if (query.has('error_code') || query.has('error')) return 'over';
  if (query.has('code')) return 'elsewhere';
  const token = query.get('token') ?? query.get('token_hash');
  return token ? { token } : null;
}

/** Takes what the link brought out of the address: it is to stand in no history and in no referrer. */
export function cleanAddress(): void {
  if (location.search !== '') history.replaceState(history.state, '', location.pathname);
}

/** How the address of a page carries a failed sign-in to its scripts. */
const NAME = 'sign_in';
const FAILED = 'failed';

export const markFailedSignIn = ({ searchParams }: URL): void => searchParams.set(NAME, FAILED);

/** The address without the mark; undefined for one that has none. */
export function withoutFailedSignIn(href: string): string | undefined {
  const address = new URL(href);
  if (address.searchParams.get(NAME) !== FAILED) return undefined;
  address.searchParams.delete(NAME);
  return address.href;
}

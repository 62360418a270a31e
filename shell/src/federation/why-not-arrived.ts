/**
 * Browsers do not say whether a file with a hash is missing or another than it should be.
 * @param integrity the hash; empty where none is known
 * @returns 'altered' where something does arrive, and is another; what arrives now as it should was lost before
 */
export async function whyNotArrived(address: string, integrity: string): Promise<'altered' | 'unreachable'> {
  const arrives = (request: RequestInit) =>
    fetch(address, { ...request, cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const isLost = (integrity !== '' && (await arrives({ integrity }))) || !(await arrives({}));
  return isLost ? 'unreachable' : 'altered';
}

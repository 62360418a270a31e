/**
 * Browsers do not report whether a file with an integrity hash is missing or altered.
 * @param integrity the hash; empty where none is known
 * @returns 'altered' where the file can be loaded, and is another; what arrives now as it should was lost before
 */
export async function classifyLoadFailure(
  address: string,
  integrity: string,
): Promise<'altered' | 'unreachable'> {
  const arrives = (request: RequestInit) =>
    fetch(address, { ...request, cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    );
  const isLost = (integrity !== '' && (await arrives({ integrity }))) || !(await arrives({}));
  return isLost ? 'unreachable' : 'altered';
}

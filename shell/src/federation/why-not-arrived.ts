/**
 * Browsers do not say whether a file with a hash is missing or another than it should be.
 * @returns 'altered' where something does arrive
 */
export async function whyNotArrived(address: string): Promise<'altered' | 'unreachable'> {
  const arrives = await fetch(address, { cache: 'reload' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return arrives ? 'altered' : 'unreachable';
}

/**
 * Puts a link in the page that brings a script or style sheet, by its hash where that is known. A script that came so is
 * what a later `import()` of the same address runs; one that did not may never run under that address.
 * @throws Error where it does not arrive, or is another
 */
export function insertLink(address: string, integrity = ''): Promise<void> {
  const isStyle = isStyleSheet(address);
  if (isStyle && isApplied(address, integrity)) return Promise.resolve();
  const link = document.createElement('link');
  if (!isStyle && !link.relList.supports('modulepreload')) return fetchOnly(address, integrity);
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = address;
  return new Promise((done, failed) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => {
      link.remove();
      failed(new Error(`${address} failed to load or failed its integrity check`));
    });
    document.head.append(link);
  });
}

export const isStyleSheet = (address: string): boolean => new URL(address).pathname.endsWith('.css');

/** Whether the page came with this very style sheet, for a prerendered page of it. */
const isApplied = (address: string, integrity: string): boolean =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.href === address && link.integrity === integrity && link.sheet !== null,
  );

/** For browsers that preload no modules: what they have checked they take from their cache a moment later. */
async function fetchOnly(address: string, integrity: string): Promise<void> {
  await (await fetch(address, { integrity })).arrayBuffer();
}

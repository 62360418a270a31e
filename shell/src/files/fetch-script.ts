const JAVASCRIPT = /^(text|application)\/javascript\b/;

/** Addresses whose last response was of no use: the browser may have kept it, and must not hand it out again. */
const failed = new Set<string>();

/**
 * Fetches a script to its last byte.
 * @param integrity its hash, where that is known
 * @throws where it does not arrive, or is another; the next call asks the server again
 */
export async function fetchScript(address: string, integrity = ''): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address, { integrity, cache: failed.has(address) ? 'reload' : 'default' });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    if (!JAVASCRIPT.test(type)) throw new Error(`${address} is no script but ${type}`);
    const script = await response.arrayBuffer();
    failed.delete(address);
    return script;
  } catch (cause) {
    failed.add(address);
    throw cause;
  }
}

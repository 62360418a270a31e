import { fetchScript } from '../files/fetch-script';

/** By the address that each came from; kept, since a script is started again and again. */
const read = new Map<string, Promise<string>>();

/**
 * Reads a worker's script by its hash.
 * @returns an address in this page's memory, from which a worker runs what was read and nothing else
 * @throws where it is not listed, does not arrive, or is another; the next call asks again
 */
export function readScript(address: string, integrity: string | undefined): Promise<string> {
  const existing = read.get(address);
  if (existing) return existing;
  const script = readIntoMemory(address, integrity);
  read.set(address, script);
  script.catch(() => read.delete(address));
  return script;
}

async function readIntoMemory(address: string, integrity: string | undefined): Promise<string> {
  if (!integrity) throw new Error(`${address} is not listed`);
  const content = await fetchScript(address, integrity);
  return URL.createObjectURL(new Blob([content], { type: 'text/javascript' }));
}

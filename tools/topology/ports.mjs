import { probePort } from '../engines/ports.mjs';

/** Below the ports that systems hand out to outgoing connections, which could take one while its server restarts. */
const FIRST = 20_000;
const LAST = 31_999;

/**
 * @param {number} count
 * @returns {Promise<number[]>} TCP ports on loopback that were free a moment ago, each another
 */
export async function servingPorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  let port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  for (let tries = 0; found.size < count; tries += 1) {
    if (tries > LAST - FIRST) throw new Error(`${count} free ports from ${FIRST} to ${LAST} are not there`);
    port = port >= LAST ? FIRST : port + 1;
    const free = await probePort(port, '127.0.0.1').catch(() => undefined);
    if (free !== undefined) found.add(free);
  }
  return [...found];
}

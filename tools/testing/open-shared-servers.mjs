/** The way of a Jest process to the servers that tests share. */

/** Where a run of `npm test` answers its Jest processes. */
export const ADDRESS = 'PLANTED_SHARED_SERVERS';

/**
 * Those of the run that this process belongs to, or its own: only then is what starts them loaded, for in Jest's set-up
 * that is a second of work for each of its processes.
 * @returns {Promise<import('./shared-servers.mjs').SharedServers>}
 */
export async function openSharedServers() {
  const address = process.env[ADDRESS];
  if (!address) {
    const { createSharedServers } = await import('./shared-servers.mjs');
    return createSharedServers();
  }
  return {
    async start(kind) {
      const response = await fetch(`${address}/${kind}`);
      const text = await response.text();
      if (!response.ok) throw new Error(text);
      return JSON.parse(text);
    },
    stop: async () => [],
  };
}

/**
 * Jest loads set-up and tear-down each on its own, so the global object is the one place where they meet.
 */
import { openSharedServers } from '../testing/open-shared-servers.mjs';

const place = /** @type {{ plantedTestServers?: import('../testing/shared-servers.mjs').SharedServers }} */ (
  globalThis
);

/**
 * Puts what the tests need to find them into the environment.
 * @param {import('../testing/shared-servers.mjs').Kind[]} kinds
 */
export async function provideServers(...kinds) {
  const servers = await openSharedServers();
  place.plantedTestServers = servers;
  for (const environment of await Promise.all(kinds.map((kind) => servers.start(kind)))) {
    Object.assign(process.env, environment);
  }
}

/** @throws when something went wrong with a server */
export async function stopServers() {
  const wrong = (await place.plantedTestServers?.stop()) ?? [];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

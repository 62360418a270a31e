/**
 * Returns the servers round robin, those that are up first: the first one given is the next in turn, each further one
 * the next to be tried. When all are down, all are tried, since a look may be wrong.
 */
export function createRoundRobin<T extends { isUp(): boolean }>(servers: readonly T[]): () => readonly T[] {
  let next = 0;
  return () => {
    const turn = next++ % servers.length;
    const ordered = [...servers.slice(turn), ...servers.slice(0, turn)];
    return [...ordered.filter((server) => server.isUp()), ...ordered.filter((server) => !server.isUp())];
  };
}

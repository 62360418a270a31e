import type { KeptFiles } from './kept-files';
import type { KeptLists } from './kept-lists';

/** What is not whole after so long, in milliseconds, was given up. */
const DAY_MS = 86_400_000;

interface Parts {
  readonly files: KeptFiles;
  readonly lists: KeptLists;
  /** This worker's own. */
  readonly build: string;
  /** The ids of all tabs that are open. */
  readonly tabs: ReadonlySet<string>;
  readonly now?: () => number;
}

/**
 * Drops what no one uses: sets and builds that are neither the newest nor those that an open tab began with, and files in
 * no list.
 */
export async function sweep({ files, lists, build, tabs, now = Date.now }: Parts): Promise<void> {
  const starts = await lists.all('tabs');
  const open = starts.filter(([id]) => tabs.has(id)).map(([, start]) => start);
  const shells = await lists.all('shells');
  const sets = await lists.all('sets');
  const newest = (await lists.newestSet())?.[0];
  // A build that is being installed is newer than this one.
  const own = shells.find(([name]) => name === build)?.[1].at ?? 0;
  const builds = new Set([build, ...open.map((start) => start.build)]);
  const used = new Set(open.map(({ set }) => set));
  const isKeptShell = ([name, { at }]: (typeof shells)[number]) => builds.has(name) || at > own;
  const isKeptSet = ([hash, { state, at }]: (typeof sets)[number]) =>
    hash === newest || used.has(hash) || (state === 'partial' && now() - at < DAY_MS);
  const kept = [...shells.filter(isKeptShell), ...sets.filter(isKeptSet)];
  for (const [id] of starts) if (!tabs.has(id)) await lists.remove('tabs', id);
  for (const each of shells) if (!isKeptShell(each)) await lists.remove('shells', each[0]);
  for (const each of sets) if (!isKeptSet(each)) await lists.remove('sets', each[0]);
  await files.retain(new Set(kept.flatMap(([, list]) => Object.values(list.files))));
}

import { announceChanges, onChanges, onOwnChange, onOwnCommand } from '@planted/api-client/changes';
import { openChanges } from '@planted/api-client/follow-changes';
import { sessionStore } from '@planted/mfe-kit';
import type { QueryClient } from '@tanstack/react-query';
import { mayBeStale } from '../federation/may-be-stale';
import { gatherChanges } from './gather-changes';
import { listenTo } from './live-event';
import { createLiveTab } from './live-tab';

/** The page's first answers may be older than the page by what a read model was behind. */
const MARGIN_SECONDS = 3;
const DAY_SECONDS = 86_400;

/**
 * Keeps what the page shows in step with the gardener's other tabs and devices, while it is visible and online: what
 * changed is announced (`onChanges`), and all queries that can go stale are asked again.
 */
export function startLive(queryClient: QueryClient): void {
  let commands = 0;
  onOwnCommand((change) => {
    commands += change;
  });
  const gathered = gatherChanges(announceChanges, () => commands > 0);
  onOwnChange(gathered.own);
  onChanges(() => void queryClient.invalidateQueries({ predicate: mayBeStale }));
  const tab = createLiveTab({
    // Browsers have none where the page came by plain http from another machine.
    locks: navigator.locks,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('planted/live') : undefined,
    listen: (since, onEvent, signal) => listenTo((open) => openChanges(since, open), onEvent, signal),
    onChanges: gathered.add,
    onNotSignedIn: () => void sessionStore.refresh(),
    age: () => Math.min(DAY_SECONDS, Math.ceil(performance.now() / 1000) + MARGIN_SECONDS),
    wait,
    random: Math.random,
  });
  followWhileWanted((gardenerId, signal) => void tab.run(gardenerId, signal));
}

/** A tab in the background, in the browser's history or without a network follows nothing; back again, it catches up. */
function followWhileWanted(follow: (gardenerId: string, signal: AbortSignal) => void): void {
  let following: { readonly gardenerId: string; readonly end: AbortController } | undefined;
  let isShown = true;

  function look(): void {
    const { status, user } = sessionStore.get();
    // Not known for the moment.
    if (status === 'loading') return;
    const isWanted = isShown && document.visibilityState === 'visible' && navigator.onLine;
    const gardenerId = isWanted ? user?.id : undefined;
    if (following?.gardenerId === gardenerId) return;
    following?.end.abort();
    following = gardenerId === undefined ? undefined : { gardenerId, end: new AbortController() };
    if (following) follow(following.gardenerId, following.end.signal);
  }

  sessionStore.subscribe(look);
  document.addEventListener('visibilitychange', look);
  for (const change of ['online', 'offline']) window.addEventListener(change, look);
  for (const change of ['pageshow', 'pagehide'])
    window.addEventListener(change, () => {
      isShown = change === 'pageshow';
      look();
    });
  look();
}

/** Resolves after the time, or at once when the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

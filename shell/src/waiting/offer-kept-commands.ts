import type { KeptCommands } from '@planted/api-client/kept-commands';
import { sessionStore } from '@planted/mfe-kit';
import { draftOwner } from '@planted/mfe-kit/draft-owner';
import type { QueryClient } from '@tanstack/react-query';
import { isHeldFor } from './held-mark';
import { waitingStore } from './waiting-store';

/** Later than what a page shows at first, in milliseconds; sooner where something waits. */
const START_AFTER_MS = 1000;

const NONE: ReturnType<KeptCommands['get']> = [];

/**
 * Lets commands of every page wait for a signal, and sends what waits. Its code is fetched once a gardener is here, so that
 * it is there when the signal is not.
 */
export function offerKeptCommands(queryClient: QueryClient): void {
  type Started = Awaited<ReturnType<typeof fetchCode>>;
  let started: Started | undefined;
  let starting: Promise<Started | undefined> | undefined;

  async function fetchCode() {
    return (await import('./start-waiting')).startWaiting(queryClient);
  }
  function start() {
    // At once with what keeps them: it is shown where there is no signal to fetch it.
    void import('./waiting-bar').catch(() => {});
    return (starting ??= fetchCode().then(
      (outbox) => (started = outbox),
      () => (starting = undefined),
    ));
  }

  globalThis.plantedKeptCommands = {
    get: () => waitingStore.get()?.unread ?? NONE,
    subscribe: waitingStore.subscribe,
    isHeld: () => started?.isHeld() ?? isHeldFor(draftOwner.current()),
    fold: (what, data) => started?.fold(what, data) ?? data,
    keep: async (command, isBehind) => (await start())?.keep(command, isBehind) ?? false,
    rewrite: async (key, body) => (await start())?.rewrite(key, body) ?? false,
    fateOf: async (key) => (await start())?.fateOf(key),
    leaveOut: async (key) => (await start())?.leaveOut(key),
  };

  const stop = sessionStore.subscribe(look);
  function look(): void {
    const gardener = draftOwner.current();
    if (gardener === null) return;
    stop();
    setTimeout(() => void start(), isHeldFor(gardener) ? 0 : START_AFTER_MS);
    // What could not be fetched for want of a signal is fetched with it.
    window.addEventListener('online', () => void start());
  }
  look();
}

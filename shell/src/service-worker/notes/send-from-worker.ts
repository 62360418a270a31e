import { SESSION_HINT } from '@planted/contracts/session-hint';
import type { Outcome, WaitingCommand } from '@planted/outbox';
import { browserCommandStore } from '../../waiting/browser-command-store';
import { SENDING_LOCK, WAITING_CHANNEL } from '../../waiting/meeting-points';
import { postCommand } from '../../waiting/post-command';

const isWaiting = ({ refusal }: WaitingCommand): boolean => refusal === null;

/**
 * Sends what waits for a gardener while no page is open, one command after the other. What the server does not take stays
 * first in the list: the next page hears the same of it, and asks or goes on from there as it does with its own.
 */
export async function sendFromWorker(gardener: string): Promise<void> {
  const tabs = new BroadcastChannel(WAITING_CHANNEL);
  tabs.postMessage(null);
  await navigator.locks.request(SENDING_LOCK, async () => {
    for (;;) {
      // Noted as tried before it is: a worker may be ended at any time.
      const list = await browserCommandStore.change(gardener, (kept) => {
        const first = kept.find(isWaiting);
        return kept.map((one) => (one === first ? { ...one, mayHaveArrived: true } : one));
      });
      const next = list.find(isWaiting);
      if (!next || (await tryOnce(next, gardener)).kind !== 'done') return;
      await browserCommandStore.change(gardener, (kept) => kept.filter(({ key }) => key !== next.key));
    }
  });
  tabs.postMessage(null);
  tabs.close();
}

/** A session that no page has kept fresh overnight is refreshed first. */
async function tryOnce(command: WaitingCommand, gardener: string): Promise<Outcome> {
  const post = () => postCommand(command, gardener, { inSession: (send) => send(), onDone: () => {} });
  const first = await post();
  if (first.kind !== 'signed-out') return first;
  // Under the lock by which pages refresh it: a secret that is spent twice ends the session.
  const isRefreshed = await navigator.locks.request(SESSION_HINT, refreshSession);
  return isRefreshed ? post() : first;
}

const refreshSession = async (): Promise<boolean> => {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const asked = { method: 'POST', credentials: 'same-origin', headers, body: '{}' } as const;
  return fetch('/api/refresh-session', asked).then(
    ({ ok }) => ok,
    () => false,
  );
};

import { foldKept } from '@planted/api-client/folds';
import type { KeptCommands } from '@planted/api-client/kept-commands';
import { localDayOf } from '@planted/garden-domain';
import { openSignIn, sessionStore, showAlert } from '@planted/mfe-kit';
import { draftOwner } from '@planted/mfe-kit/draft-owner';
import { createOutbox, type Outbox, type WaitingCommand, withMemory } from '@planted/outbox';
import type { QueryClient } from '@tanstack/react-query';
import { mayBeStale } from '../federation/may-be-stale';
import { askForSync } from './ask-for-sync';
import { markHeld } from './held-mark';
import { knownNames, namesIn } from './known-names';
import { offerTakeBack } from './offer-take-back';
import { SENDING_LOCK, WAITING_CHANNEL } from './meeting-points';
import { pageCommandStore } from './page-command-store';
import { sendCommand } from './send-command';
import { type CommandWords, waitingStore } from './waiting-store';
import { wordsOfCommand } from './words-of-command';

const NO_ROOM = 'This device has no room left. Free some, or the next entry is lost.';
const NOT_KEPT = 'Kept only until this window closes.';

const entries = (count: number): string => (count === 1 ? '1 entry' : `${count.toLocaleString()} entries`);

const tellSent = (count: number) =>
  showAlert({ kind: 'success', title: `${entries(count)} ${count === 1 ? 'was' : 'were'} sent.` });

/** It also knows what pages show with what waits. */
interface StartedOutbox extends Outbox {
  readonly fold: KeptCommands['fold'];
}

/** Keeps and sends commands of whoever is here, and shows what waits. */
export async function startWaiting(queryClient: QueryClient): Promise<StartedOutbox> {
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(WAITING_CHANNEL) : undefined;
  let storage: string | null = null;
  let isAskedToLast = false;
  let sent = 0;
  const wordsOf = (command: WaitingCommand): CommandWords =>
    wordsOfCommand(command, knownNames(queryClient), localDayOf(new Date()));

  const outbox = createOutbox({
    store: withMemory(pageCommandStore, (cause) => {
      storage = cause instanceof DOMException && cause.name === 'QuotaExceededError' ? NO_ROOM : NOT_KEPT;
      show();
    }),
    // Browsers have none where the page came by plain http from another machine: there the server does each key once.
    alone: (work) => navigator.locks?.request(SENDING_LOCK, work) ?? work(),
    send: sendCommand,
    canSend: () => navigator.onLine,
    owner: draftOwner.current,
    announce: () => others?.postMessage(null),
    later(milliseconds, act) {
      const clock = setTimeout(act, milliseconds);
      return () => clearTimeout(clock);
    },
    async onSent(commands) {
      sent += commands.length;
      if (!outbox.isHeld()) {
        tellSent(sent);
        others?.postMessage(sent);
        sent = 0;
      }
      await queryClient.invalidateQueries({ predicate: mayBeStale });
    },
    onSignedOut: () => void sessionStore.refresh(),
  });

  function show(): void {
    const gardener = draftOwner.current();
    const [waiting, unread, refused] = [outbox.waiting(), outbox.unread(), outbox.refused()];
    if (gardener !== null) markHeld(gardener, outbox.isHeld());
    const isOffline = !navigator.onLine;
    const isNothing = !isOffline && unread.length === 0 && refused.length === 0;
    waitingStore.set(
      gardener === null || isNothing
        ? null
        : {
            ...{ isOffline, waiting, unread, refused, storage },
            wordsOf,
            takeBack: ({ key }) => outbox.takeBack(key),
            leaveOut: ({ key }) => void outbox.leaveOut(key),
            sendAgain: ({ key }) => void outbox.sendAgain(key).then(outbox.drain),
          },
    );
    if (waiting.length > 0) askToLast();
  }

  /** What waits is not to be cleared by the browser when it is short of room. */
  function askToLast(): void {
    if (isAskedToLast) return;
    isAskedToLast = true;
    void navigator.storage?.persist?.().catch(() => {});
  }

  let last = draftOwner.current();
  function follow(): void {
    const gardener = draftOwner.current();
    if (gardener === last) return;
    const kept = outbox.waiting().length;
    const hasEnded = last !== null && gardener === null && kept > 0;
    last = gardener;
    if (hasEnded)
      showAlert({
        kind: 'info',
        title: `${entries(kept)} ${kept === 1 ? 'waits' : 'wait'}`,
        text: 'Kept for you on this device. Sign in to send them.',
        durationMs: Number.POSITIVE_INFINITY,
        action: { label: 'Sign In', run: () => openSignIn({ type: 'other' }) },
      });
    void outbox.look().then(outbox.drain);
  }

  outbox.subscribe(show);
  sessionStore.subscribe(follow);
  others?.addEventListener('message', ({ data }) => {
    void outbox.look();
    if (typeof data === 'number') tellSent(data);
  });
  for (const change of ['online', 'offline']) window.addEventListener(change, show);
  for (const arrival of ['online', 'focus', 'pageshow', 'visibilitychange'])
    window.addEventListener(arrival, () => void outbox.drain());
  await outbox.look();
  show();
  void outbox.drain();
  return {
    ...outbox,
    fold: (what, data) => foldKept(what, data, outbox.unread()),
    async keep(command, isBehind) {
      const names = namesIn(command, knownNames(queryClient));
      const isKept = await outbox.keep({ ...command, names }, isBehind);
      if (isKept && !navigator.onLine) offerTakeBack(outbox, command, (one) => wordsOf(one).what);
      const gardener = draftOwner.current();
      if (isKept && gardener !== null) void askForSync(gardener);
      void outbox.drain();
      return isKept;
    },
  };
}

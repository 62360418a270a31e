import {
  ApiError,
  applySeasonChanges,
  type FetchedSeason,
  fetchSeasonKey,
  willBeSent,
  withKept,
} from '@planted/api-client';
import type { LayoutChangeRequest } from '@planted/contracts';
import { showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Act } from './act';
import { sendChanges } from './send-changes';
import { isLatest, offerUndo, withdrawOffers } from './undo-offers';

/** Says what an act moved besides, from the season as it was and as it is; null for nothing. */
export type WhatMoves = (
  before: FetchedSeason,
  after: FetchedSeason,
  changes: readonly LayoutChangeRequest[],
) => string | null;

export interface ActQueue {
  readonly season: () => FetchedSeason | undefined;
  /** Shows an act at once and says what it does. @returns the season as it was */
  readonly show: (act: Act) => FetchedSeason | undefined;
  /** Sends what is shown, after all before it; then its undo is offered, or why it was refused is said. */
  readonly send: (act: Act, before: FetchedSeason | undefined) => void;
  /** What was done last, for the live region. */
  readonly said: string;
}

const nothingElse = async (): Promise<void> => {};

/**
 * Acts of a gardener's in the season: each is shown at once, and sent one after the other.
 * @param refresh asks again for what else the page shows of the gardens, once all are sent
 */
export function useActQueue(whatMoves: WhatMoves, refresh = nothingElse): ActQueue {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState('');
  const last = useRef<Promise<void>>(Promise.resolve());
  const underWay = useRef(0);
  const asStored = () => queryClient.getQueryData<FetchedSeason>(fetchSeasonKey);
  const season = () => {
    const stored = asStored();
    return stored && withKept('season', stored);
  };
  const set = (change: (now: FetchedSeason) => FetchedSeason) =>
    queryClient.setQueryData<FetchedSeason>(fetchSeasonKey, (now) => now && change(now));

  function show(act: Act): FetchedSeason | undefined {
    const { title, changes } = act;
    const before = asStored();
    withdrawOffers(act);
    // An answer that is on its way does not know of this act.
    void queryClient.cancelQueries({ queryKey: fetchSeasonKey });
    const after = set((now) => applySeasonChanges(now, changes));
    setSaid([`${title}.`, before && after && whatMoves(before, after, changes)].filter(Boolean).join(' '));
    return before;
  }

  async function sendNow(act: Act, before: FetchedSeason | undefined, isUndo: boolean): Promise<void> {
    const { gardenId, title, changes } = act;
    const garden = season()?.gardens.find(({ id }) => id === gardenId);
    try {
      const version = await sendChanges(gardenId, garden?.version ?? 1, changes);
      set((now) => ({
        ...now,
        gardens: now.gardens.map((each) => (each.id === gardenId ? { ...each, version } : each)),
      }));
      if (isUndo) return;
      // What this act moved: others may have been made meanwhile.
      const moved = before && whatMoves(before, applySeasonChanges(before, changes), changes);
      offerUndo(act, moved ?? 'No other step moved.', () => undo(act));
    } catch (cause) {
      putBack(act, before);
      // What waits is shown as done by itself.
      if (willBeSent(cause)) return;
      if (!isUndo) act.onTakenBack?.();
      // A call without an answer has been told of already, as every other.
      if (cause instanceof ApiError && cause.status === 0) return;
      const reason = cause instanceof Error ? cause.message : 'Unknown error';
      showAlert({ kind: 'error', title: 'Not Saved', text: `${title}: ${reason}` });
    }
  }

  /** Shows no longer what was not saved: the season may not be read again as long as there is no network. */
  function putBack(act: Act, before: FetchedSeason | undefined): void {
    const were = new Map(before?.plantings.map((planting) => [planting.id, planting]));
    set((now) => ({
      ...now,
      plantings: now.plantings.map((planting) =>
        isLatest(act, planting.id) ? (were.get(planting.id) ?? planting) : planting,
      ),
    }));
  }

  function undo(act: Act): void {
    const back: Act = { ...act, title: `Undone: ${act.title}`, changes: act.undo, undo: act.changes };
    const before = show(back);
    enqueue(() => sendNow(back, before, true));
    act.onTakenBack?.();
  }

  function enqueue(work: () => Promise<void>): void {
    underWay.current += 1;
    last.current = last.current.then(work);
    // The next act does not wait for what is read: on a slow connection it would be lost with its page.
    void last.current.then(readAgain);
  }

  async function readAgain(): Promise<void> {
    underWay.current -= 1;
    // While others wait to be sent, the answer would not have them.
    if (underWay.current > 0) return;
    await Promise.all([queryClient.invalidateQueries({ queryKey: fetchSeasonKey }), refresh()]);
  }

  return { season, show, said, send: (act, before) => enqueue(() => sendNow(act, before, false)) };
}

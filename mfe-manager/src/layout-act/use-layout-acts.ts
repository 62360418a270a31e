import { ApiError, fetchLayout, fetchLayoutKey, orWaits, withdrawGardenEvent } from '@planted/api-client';
import type { LayoutChangeRequest } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { createLayoutAct, type DoneAct, type LayoutAct } from './layout-act';

/** What the toast of an act says, and what is said of its Undo. */
interface ActWords {
  readonly title: string;
  readonly text: string;
  readonly undone: { readonly title: string; readonly text: string };
  /** Why it could not be undone, in words that a reason ends. */
  readonly stays: string;
}

export interface LayoutActs {
  /** An act that is yet to be sent. */
  readonly create: (changes: readonly LayoutChangeRequest[]) => LayoutAct;
  /** Shows what an act has done, with one Undo for all of it. */
  readonly tell: (words: ActWords, done: DoneAct, undo: readonly LayoutChangeRequest[]) => void;
}

/** Acts in the layout of a garden, each with its Undo. */
export function useLayoutActs(gardenId: string): LayoutActs {
  const queryClient = useQueryClient();
  const refresh = useRefreshPlants();

  const create = (changes: readonly LayoutChangeRequest[]) =>
    createLayoutAct(gardenId, changes, async () => {
      // Not by a query: without a signal that answers with what was kept, and an act would be decided by what is no more.
      const layout = await fetchLayout({ gardenId });
      queryClient.setQueryData([...fetchLayoutKey, { gardenId }], layout);
      return layout;
    });

  function tell(words: ActWords, { entries }: DoneAct, undo: readonly LayoutChangeRequest[]): void {
    const back = create(undo);
    // Each is done once, however often Undo is asked for: what failed half-way goes on from there.
    const steps: (() => Promise<unknown>)[] = [
      () => back.send(),
      ...entries.map((entry) => {
        const key = newId();
        return () => withdrawGardenEvent({ ...entry, revision: 0 }, key);
      }),
    ];
    const run = async () => {
      try {
        let waits = false;
        for (let next = steps[0]; next; next = steps[0]) {
          waits = (await orWaits(next())) === 'waits' || waits;
          steps.shift();
        }
        // What waits is shown as done, and the shell says so.
        if (waits) return;
        showAlert({ kind: 'success', ...words.undone });
      } catch (cause) {
        const text = `${words.stays}: ${reasonOf(cause)}`;
        const again = { label: 'Try Again', run: () => void run() };
        showAlert({ kind: 'error', title: 'Undo Failed', text, ...(mayPass(cause) && { action: again }) });
      }
      await refresh();
    };
    const { title, text } = words;
    showAlert({ kind: 'undo', title, text, action: { label: 'Undo', run: () => void run() } });
  }

  return { create, tell };
}

/** A refusal names its change by a number, which says nothing to a gardener. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof ApiError && cause.status === 409 && cause.code === 'conflict')
    return 'The bed has changed: something else may stand there now.';
  return cause instanceof Error ? cause.message : 'Unknown error';
}

/** A broken connection or a busy server may pass; a refusal stays one. */
const mayPass = (cause: unknown): boolean =>
  !(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500;

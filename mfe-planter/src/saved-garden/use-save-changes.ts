import {
  ApiError,
  changeLayout,
  fetchDashboardKey,
  fetchGardenActivitiesKey,
  fetchGardenAnalyticsKey,
  fetchGardensKey,
  fetchLayoutKey,
  fetchManagerPlantsKey,
} from '@planted/api-client';
import { baseSince, type LayoutChangeRequest, layoutSince } from '@planted/contracts';
import type { EndOfPlanting, LayoutChange } from '@planted/garden-domain';
import { dismissAlert, openSignIn, sessionStore, showAlert } from '@planted/mfe-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchPageHide } from '../features/save-layout/watch-page-hide';
import type { SavedGarden } from './create-saved-garden';
import type { PendingAct } from './saved-draft';
import { savedDraft } from './saved-draft';
import { today } from './today';

const SHOWS_GARDENS = [
  ...[fetchLayoutKey, fetchGardensKey, fetchDashboardKey, fetchManagerPlantsKey],
  ...[fetchGardenActivitiesKey, fetchGardenAnalyticsKey],
];

const UNAUTHORIZED = 401;
/** Others may be faster so many times in a row. */
const MAX_TRIES = 6;

export type SaveChanges = (why: ReadonlyMap<string, EndOfPlanting>) => void;

/**
 * Saves what was changed of a garden in one act. Where another page was faster the draft is rebased, and what does not
 * clash is sent again. One that a closed tab has cut off is gone on with.
 */
export function useSaveChanges(saved: SavedGarden): SaveChanges {
  const queryClient = useQueryClient();
  const [saver] = useState(() => createSaver(saved, queryClient));
  useEffect(() => {
    if (saved.get().pending) void saver(new Map());
  }, [saved, saver]);
  return (why) => void saver(why);
}

function createSaver(saved: SavedGarden, queryClient: QueryClient) {
  /** The alert of the last failure: no longer true once it is tried again. */
  let failure: number | undefined;
  const planter = () => saved.get().planter;
  const keep = () => {
    savedDraft(saved.gardenId).save(saved.toKeep());
    return savedDraft(saved.gardenId).flush();
  };

  /** @throws ApiError for what is no conflict with another page */
  async function send(act: PendingAct): Promise<void> {
    const { key, expectedVersion, changes } = act;
    const { gardenId } = saved;
    try {
      const input = { gardenId, expectedVersion, changes: changes.flatMap(requestOf) };
      const { version } = await changeLayout(input, key);
      saved.acknowledge(act, version);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500) throw cause;
      if (cause.status === UNAUTHORIZED) throw cause;
      saved.drop();
      const since = layoutSince.safeParse(cause.current);
      if (!since.success) throw cause;
      saved.catchUp(baseSince(saved.get().base, since.data));
    }
  }

  async function sendAll(why: ReadonlyMap<string, EndOfPlanting>): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const act = saved.nextAct(why, today());
      if (!act) return;
      await keep();
      await send(act);
    }
    throw new Error('This garden is being changed elsewhere right now. Try again in a moment.');
  }

  return async function save(why: ReadonlyMap<string, EndOfPlanting>): Promise<void> {
    if (planter().get().saving !== null) return;
    if (failure !== undefined) dismissAlert(failure);
    const pageHide = watchPageHide();
    try {
      planter().acceptPreview(saved.gardenId);
      planter().startSaving(saved.gardenId);
      await sendAll(why);
      planter().endSaving();
      await keep();
      if (saved.get().unfit.length === 0) showAlert({ kind: 'success', title: `${saved.name} saved` });
    } catch (cause) {
      await pageHide.staying();
      const isSignedOut = cause instanceof ApiError && cause.status === UNAUTHORIZED;
      const reason = cause instanceof Error && !isSignedOut ? cause.message : 'Not logged in';
      planter().stopSaving(saved.gardenId, reason);
      console.warn('The changes were not saved:', cause);
      failure = showAlert({ kind: 'error', title: `${saved.name} was not saved`, text: reason });
      if (isSignedOut) {
        await sessionStore.refresh();
        // The page that opens then goes on with the act, which is kept.
        openSignIn({ type: 2 });
      }
    } finally {
      pageHide.stop();
      for (const queryKey of SHOWS_GARDENS) void queryClient.invalidateQueries({ queryKey });
    }
  };
}

/** A change in the words of the call; the planter does not change the ground. */
function requestOf(change: LayoutChange): LayoutChangeRequest[] {
  if (change.type === 'reshape') return [];
  return [change.type === 'place' ? { type: 'place', ...change.planting } : change];
}

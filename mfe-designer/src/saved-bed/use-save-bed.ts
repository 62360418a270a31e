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
import { baseSince, layoutSince } from '@planted/contracts';
import { dismissAlert, openSignIn, sessionStore, showAlert } from '@planted/mfe-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsOf } from './bed-difference';
import { bedOf } from './change-bed';
import type { SavedBed } from './create-saved-bed';
import { type PendingAct, savedBedDraft } from './saved-bed-draft';
import { today } from './today';

const SHOWS_GARDENS = [
  ...[fetchLayoutKey, fetchGardensKey, fetchDashboardKey, fetchManagerPlantsKey],
  ...[fetchGardenActivitiesKey, fetchGardenAnalyticsKey],
];

const UNAUTHORIZED = 401;
/** Others may be faster so many times in a row. */
const MAX_TRIES = 6;

/**
 * Saves what was changed of a bed in one act. Where another page was faster the draft is rebased; what does not clash is
 * sent again, and what does waits for the gardener. One that a closed tab has cut off is gone on with.
 */
export function useSaveBed(saved: SavedBed): () => void {
  const queryClient = useQueryClient();
  const [save] = useState(() => createSaver(saved, queryClient));
  useEffect(() => {
    if (saved.get().pending) void save();
  }, [saved, save]);
  return () => void save();
}

function createSaver(saved: SavedBed, queryClient: QueryClient) {
  /** The alert of the last failure: no longer true once it is tried again. */
  let failure: number | undefined;
  const nameOfBed = (): string => bedOf(saved.editor.get().history.present)?.[0] ?? '';
  const keep = () => {
    savedBedDraft(saved.gardenId).save(saved.toKeep());
    return savedBedDraft(saved.gardenId).flush();
  };

  /** @throws ApiError for what is no conflict with another page */
  async function send(act: PendingAct): Promise<void> {
    const { key, expectedVersion, changes } = act;
    try {
      const input = { gardenId: saved.gardenId, expectedVersion, changes: [...changes] };
      const { version } = await changeLayout(input, key);
      saved.acknowledge(act, version);
    } catch (cause) {
      const isRefused = cause instanceof ApiError && cause.status > 0 && cause.status < 500;
      if (!isRefused || cause.status === UNAUTHORIZED) throw cause;
      saved.drop();
      const since = layoutSince.safeParse(cause.current);
      if (!since.success) throw cause;
      const { base } = saved.get();
      const { settings } = since.data;
      saved.catchUp({
        ...baseSince(base, since.data),
        settings: settings ? settingsOf(settings) : base.settings,
      });
    }
  }

  /** @returns whether all is saved; else something waits for the gardener */
  async function sendAll(): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const act = saved.nextAct(today());
      if (!act) return saved.get().clash === null;
      await keep();
      await send(act);
    }
    throw new Error('This garden is being changed elsewhere right now. Try again in a moment.');
  }

  return async function save(): Promise<void> {
    if (saved.get().isSaving) return;
    if (failure !== undefined) dismissAlert(failure);
    saved.editor.release();
    if (saved.editor.get().losing) return;
    saved.startSaving();
    let reason: string | null = null;
    try {
      const isSaved = await sendAll();
      if (isSaved) showAlert({ kind: 'success', title: `${nameOfBed()} saved` });
    } catch (cause) {
      const isSignedOut = cause instanceof ApiError && cause.status === UNAUTHORIZED;
      reason = cause instanceof Error && !isSignedOut ? cause.message : 'Not logged in';
      console.warn('The bed was not saved:', cause);
      failure = showAlert({ kind: 'error', title: `${nameOfBed()} was not saved`, text: reason });
      if (isSignedOut) {
        await sessionStore.refresh();
        // The page that opens then goes on with the act, which is kept.
        openSignIn({ type: 2 });
      }
    }
    saved.endSaving(reason);
    await keep();
    for (const queryKey of SHOWS_GARDENS) void queryClient.invalidateQueries({ queryKey });
  };
}

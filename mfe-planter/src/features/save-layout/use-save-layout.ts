import {
  ApiError,
  fetchDashboardKey,
  fetchGardensKey,
  fetchManagerPlantsKey,
  fetchGardenActivitiesKey,
  watchPageHide,
} from '@planted/api-client';
import { dismissAlert, openSignIn, sessionStore, showAlert } from '@planted/mfe-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { unplacedIn } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { planterDraft } from '../../planter/planter-draft';
import { saveLayout } from './save-layout';

const SHOWS_GARDENS = [fetchGardensKey, fetchDashboardKey, fetchManagerPlantsKey, fetchGardenActivitiesKey];

const UNAUTHORIZED = 401;

/**
 * Saves a garden's layout. A guest is asked to sign in first, and the save continues by itself afterwards; so does one
 * that a closed or reloaded tab has cut off. Pressed again while one is on its way it does nothing. A failure is
 * reported, and everything stays as it was (2 §4).
 */
export function useSaveLayout(planter: Planter): (plot: GardenPlot) => void {
  const queryClient = useQueryClient();
  const [saver] = useState(() => createSaver(planter, queryClient));
  // Between the two calls it left a garden without its plants.
  useEffect(() => void saver.goOn(), [saver]);
  return (plot) => void saver.begin(plot);
}

function createSaver(planter: Planter, queryClient: QueryClient) {
  /** The alert of the last failure: no longer true once it is tried again. */
  let failure: number | undefined;

  function askToSignIn(plot: GardenPlot): void {
    openSignIn({ type: 2, onSuccess: () => void save(plot) });
  }

  async function save(plot: GardenPlot): Promise<void> {
    if (planter.get().saving !== null) return;
    planter.startSaving(plot.draftId);
    if (failure !== undefined) dismissAlert(failure);
    const pageHide = watchPageHide();
    try {
      // Kept before it is sent, and where a gardener who has just signed in keeps drafts: a cut-off save goes on.
      planterDraft.save(planter.toKeep());
      await planterDraft.flush();
      await saveLayout(plot, planter.layoutOf(plot.draftId));
    } catch (cause) {
      await pageHide.staying();
      const isSignedOut = cause instanceof ApiError && cause.status === UNAUTHORIZED;
      const reason = isSignedOut ? 'Not logged in' : reasonOf(cause);
      planter.stopSaving(plot.draftId, reason);
      console.warn('The garden was not saved:', cause);
      failure = showAlert({ kind: 'error', title: `${plot.name} was not saved`, text: reason });
      if (isSignedOut) {
        await sessionStore.refresh();
        askToSignIn(plot);
      }
      return;
    } finally {
      pageHide.stop();
    }
    planter.markSaved(plot.draftId);
    const isAllSaved = [...planter.get().gardens.values()].every(({ isSaved }) => isSaved);
    // The last one is celebrated, and on a phone an alert would lie over the button of that.
    const left = unplacedIn(planter.layoutOf(plot.draftId));
    const text = `Without ${left === 1 ? '1 plant that was' : `${left} plants that were`} not placed.`;
    if (!isAllSaved) showAlert({ kind: 'success', title: `${plot.name} saved`, ...(left > 0 && { text }) });
    for (const queryKey of SHOWS_GARDENS) void queryClient.invalidateQueries({ queryKey });
  }

  return {
    async begin(plot: GardenPlot): Promise<void> {
      if (await isGuest()) askToSignIn(plot);
      else await save(plot);
    },
    async goOn(): Promise<void> {
      const plot = planter.plots.find(({ draftId }) => draftId === planter.cutOff);
      if (plot && !(await isGuest())) await save(plot);
    },
  };
}

/** Where that cannot be asked, the save is tried, and says why it fails. */
async function isGuest(): Promise<boolean> {
  const session = sessionStore.get();
  const { status } = session.status === 'loading' ? await sessionStore.refresh() : session;
  return status === 'guest';
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && cause.message !== '' ? cause.message : 'Failed to save garden';

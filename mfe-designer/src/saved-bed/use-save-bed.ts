import { createLayoutSaver } from '@planted/api-client';
import { baseSince } from '@planted/contracts';
import { dismissAlert, openSignIn, sessionStore, showAlert } from '@planted/mfe-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsOf } from './bed-difference';
import { bedOf } from './change-bed';
import type { SavedBed } from './create-saved-bed';
import { savedBedDraft } from './saved-bed-draft';
import { today } from './today';

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
  const askToSignIn = () => sessionStore.refresh().then(() => openSignIn({ type: 2 }));
  const save = createLayoutSaver(
    queryClient,
    { showAlert, dismissAlert, askToSignIn },
    {
      nameOf: () => bedOf(saved.editor.get().history.present)?.[0] ?? '',
      isSettled: () => saved.get().clash === null,
      end: saved.endSaving,
    },
  );

  return async (): Promise<void> => {
    if (saved.get().isSaving) return;
    saved.editor.release();
    if (saved.editor.get().losing) return;
    saved.startSaving();
    await save({
      ...{ gardenId: saved.gardenId, acknowledge: saved.acknowledge, drop: saved.drop },
      nextAct: () => saved.nextAct(today()),
      requestOf: ({ changes }) => changes,
      catchUp(since) {
        const { base } = saved.get();
        const settings = since.settings ? settingsOf(since.settings) : base.settings;
        saved.catchUp({ ...baseSince(base, since), settings });
      },
      keep() {
        savedBedDraft(saved.gardenId).save(saved.toKeep());
        return savedBedDraft(saved.gardenId).flush();
      },
    });
  };
}

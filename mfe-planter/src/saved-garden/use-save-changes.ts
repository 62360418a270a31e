import {
  createLayoutSaver,
  fateOfKept,
  keptCommands,
  leaveOutKept,
  onKeptCommands,
} from '@planted/api-client';
import type { LayoutChangeRequest } from '@planted/contracts';
import type { EndOfPlanting, LayoutChange } from '@planted/garden-domain';
import { dismissAlert, openSignIn, sessionStore, showAlert } from '@planted/mfe-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRotationChange, type RotationChange } from '../rotation/answers';
import { bedSince } from './bed-draft';
import type { SavedGarden } from './create-saved-garden';
import { savedDraft } from './saved-draft';
import { today } from './today';

export type SaveChanges = (why: ReadonlyMap<string, EndOfPlanting>) => void;

/**
 * Saves what was changed of a garden in one act. Where another page was faster the draft is rebased, and what does not
 * clash is sent again. One that a closed tab has cut off, or that waited for a signal, is gone on with.
 */
export function useSaveChanges(saved: SavedGarden): SaveChanges {
  const queryClient = useQueryClient();
  const [saver] = useState(() => createSaver(saved, queryClient));
  useEffect(() => {
    let isHere = true;
    /** Goes on with an act once it no longer waits for a signal: what became of it, the server says. */
    async function goOn(): Promise<void> {
      const { pending } = saved.get();
      if (!pending) return;
      const fate = await fateOfKept(pending.key);
      if (!isHere || fate === 'waits' || saved.get().pending !== pending) return;
      // Behind what still waits it would wait once more.
      if (fate === undefined && keptCommands().length > 0) return;
      if (fate !== undefined) await leaveOutKept(pending.key);
      if (fate !== 'taken-back') return saver(new Map());
      saved.drop();
      savedDraft(saved.draftKey).save(saved.toKeep());
    }
    void goOn();
    const stop = onKeptCommands(() => void goOn());
    return () => {
      isHere = false;
      stop();
    };
  }, [saved, saver]);
  return (why) => void saver(why);
}

function createSaver(saved: SavedGarden, queryClient: QueryClient) {
  const planter = () => saved.get().planter;
  const askToSignIn = () => sessionStore.refresh().then(() => openSignIn({ type: 2 }));
  const save = createLayoutSaver(
    queryClient,
    { showAlert, dismissAlert, askToSignIn },
    {
      nameOf: () => saved.name,
      isSettled: () => saved.get().unfit.length === 0,
      end: (reason) =>
        reason === null ? planter().endSaving() : planter().stopSaving(saved.gardenId, reason),
    },
  );

  return async (why: ReadonlyMap<string, EndOfPlanting>): Promise<void> => {
    if (planter().get().saving !== null) return;
    planter().acceptPreview(saved.gardenId);
    planter().startSaving(saved.gardenId);
    await save({
      ...{
        gardenId: saved.gardenId,
        send: saved.branch?.send,
        acknowledge: saved.acknowledge,
        drop: saved.drop,
        takeBack: saved.takeBack,
      },
      nextAct: () => saved.nextAct(why, today()),
      requestOf: ({ changes }) => changes.flatMap(requestOf),
      catchUp: (since) => saved.catchUp(bedSince(saved.get().base, since)),
      keep() {
        savedDraft(saved.draftKey).save(saved.toKeep());
        return savedDraft(saved.draftKey).flush();
      },
    });
  };
}

/** A change in the words of the call; the planter does not change the ground. */
function requestOf(change: LayoutChange | RotationChange): LayoutChangeRequest[] {
  if (isRotationChange(change)) return [change];
  if (change.type === 'reshape') return [];
  if (change.type !== 'place') return [change];
  const { planting, after, under } = change;
  const relations = { ...(after !== undefined && { after }), ...(under !== undefined && { under }) };
  return [{ type: 'place', ...planting, ...relations }];
}

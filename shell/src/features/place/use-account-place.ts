import { newId, showAlert } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, choosePlace, fetchPlace, fetchPlaceKey, useFetchPlace } from './calls';
import { followWords, type PlaceChoice } from './place-choice';
import type { KeptPlace, Whose } from './kept-place';
import { loadStepsMoved } from './steps-moved';

type PlaceOfAccount = Awaited<ReturnType<typeof fetchPlace>>;

/** A choice that was kept is said after so many milliseconds, also where its steps are not counted by then. */
const SAID_WITHIN_MS = 1500;
const tooLate = () => new Promise<undefined>((resolve) => setTimeout(resolve, SAID_WITHIN_MS, undefined));

/** What the form began with, and what was kept of it since. */
interface Shown {
  readonly version: number;
  readonly choice: PlaceChoice | null;
  readonly revision: number;
}

/** The place of a gardener, or of one of their gardens, as the service keeps it. */
export function useAccountPlace({ gardenId, gardenName }: Whose, enabled: boolean): KeptPlace {
  const queryClient = useQueryClient();
  const query = useFetchPlace(gardenId === undefined ? {} : { gardenId }, { enabled });
  const [shown, setShown] = useState<Shown>();
  const [isTouched, setTouched] = useState(false);
  const [keys] = useState(createKeys);
  const { data } = query;
  if (enabled && data && (!shown || (data.version > shown.version && !isTouched)))
    setShown({ version: data.version, choice: data.choice, revision: data.version });

  if (!shown || !data)
    return query.isError ? { status: 'failed', tryAgain: () => void query.refetch() } : { status: 'loading' };

  const whose = gardenName === undefined ? 'Dates' : `Dates of ${gardenName}`;
  const refresh = () => queryClient.invalidateQueries({ queryKey: fetchPlaceKey });
  function send(choice: PlaceChoice | null, expectedVersion: number) {
    const input = { ...(gardenId !== undefined && { gardenId }), expectedVersion, choice };
    return choosePlace(input, keys.of(JSON.stringify(input)));
  }

  async function undo(choice: PlaceChoice | null, version: number): Promise<void> {
    try {
      await send(choice, version);
    } catch (cause) {
      tellRefusal(cause, 'Nothing was undone');
    }
    // The form shows it, unless it has been changed since.
    await refresh();
  }

  /** How many steps have moved with the place; undefined where that is not known. */
  async function movedSince(
    before: PlaceOfAccount | undefined,
    counting: ReturnType<typeof loadStepsMoved>,
  ): Promise<string | undefined> {
    if (!before) return undefined;
    try {
      const [stepsMoved, after] = await Promise.all([
        counting,
        fetchPlace(gardenId === undefined ? {} : { gardenId }),
      ]);
      return await stepsMoved?.(before, after, gardenId);
    } catch (cause) {
      console.warn('The steps that moved were not counted:', cause);
      return undefined;
    }
  }

  async function save(choice: PlaceChoice | null): Promise<void> {
    if (!shown) return;
    // Loads while the choice is on its way.
    const counting = loadStepsMoved();
    counting.catch(() => {});
    try {
      const { version } = await send(choice, shown.version);
      setShown({ ...shown, version, choice });
      setTouched(false);
      const text = await Promise.race([movedSince(data, counting), tooLate()]);
      showAlert({
        kind: 'undo',
        title: choice === null ? `${whose} follow your other gardens now.` : followWords(choice, whose),
        text,
        // Of a garden, its own steps only.
        link: text === undefined ? undefined : { label: 'See them', to: seasonOf(gardenId) },
        action: { label: 'Undo', run: () => void undo(shown.choice, version) },
      });
      await refresh();
    } catch (cause) {
      const version = versionOfNow(cause);
      if (version === undefined) return tellRefusal(cause, 'The place was not kept');
      setTouched(true);
      setShown({ ...shown, version });
      showAlert({
        kind: 'error',
        title: 'Another device was faster',
        text: 'It chose a place meanwhile. Yours still stands here: press the button again to keep it.',
      });
    }
  }

  return {
    status: 'ready',
    choice: shown.choice,
    climate: data.climate,
    ...(gardenId !== undefined && { others: data.inherited }),
    revision: `account ${gardenId ?? ''} ${shown.revision}`,
    touch: () => setTouched(true),
    save,
  };
}

const seasonOf = (gardenId: string | undefined): string =>
  gardenId === undefined ? '/season' : `/season?bed=${encodeURIComponent(gardenId)}`;

/** Pressed again after no answer, the same choice has the same key, so that one that had arrived is not made twice. */
function createKeys() {
  let last = { body: '', key: '' };
  return {
    of(body: string): string {
      if (last.body !== body) last = { body, key: newId() };
      return last.key;
    },
  };
}

/** Of a conflict: the version that is there now. */
function versionOfNow(cause: unknown): number | undefined {
  if (!(cause instanceof ApiError) || cause.status !== 409) return undefined;
  const version = cause.current?.['version'];
  return typeof version === 'number' ? version : undefined;
}

/** A call without an answer has been told of already, as every other. */
function tellRefusal(cause: unknown, title: string): void {
  if (cause instanceof ApiError && cause.status >= 400)
    showAlert({ kind: 'error', title, text: cause.message });
}

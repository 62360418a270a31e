import { useGardens, useManagerPlants } from '@planted/api-client';
import { type ReactNode, useMemo } from 'react';
import { useSeasonWork } from '../season-work/use-season-work';
import { useToday } from '../today';
import { attachPlants, type NamedGarden, nameOfGarden, type PlantedGarden } from './planted-garden';

/** Why something could not be loaded, in words for the gardener, and the way to ask again. */
export interface Failure {
  readonly reason: string;
  readonly retry: () => void;
}

export type PlantedGardens =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & Failure)
  | {
      readonly status: 'ready';
      readonly gardens: readonly NamedGarden[];
      /** The one that is looked after; none where there are no gardens. */
      readonly garden: PlantedGarden | undefined;
      /** To be rendered: reads what the season says of it. */
      readonly reader: ReactNode;
    };

/**
 * The gardens of who is signed in, and the chosen one, else the first, with its plants (3 §4, §7). While the plants of
 * another one are on their way, the one before stays.
 */
export function usePlantedGardens(chosenId: string | undefined): PlantedGardens {
  const today = useToday();
  const gardens = useGardens();
  const rows = gardens.data;
  const chosen = rows?.find(({ id }) => id === chosenId) ?? rows?.[0];
  const { data, error, refetch } = useManagerPlants(chosen?.id);
  const named = useMemo(() => rows?.map(({ id, name }) => ({ id, name: nameOfGarden(name) })), [rows]);
  const shown = data && rows?.find(({ id }) => id === data.gardenId);
  const { work, reader } = useSeasonWork({
    today,
    enabled: data !== undefined && data.plants.length > 0,
    only: chosen?.id,
  });
  const outlooks = work === 'pending' ? undefined : work?.outlooks;
  const garden = useMemo(
    () => (shown && data ? attachPlants([shown], data.plants, today, outlooks)[0] : undefined),
    [shown, data, today, outlooks],
  );
  if (named && (garden || !chosen)) return { status: 'ready', gardens: named, garden, reader };
  const cause = gardens.error ?? error;
  if (!cause) return { status: 'loading' };
  const retry = () => {
    void gardens.refetch();
    if (chosen) void refetch();
  };
  return { status: 'failed', reason: cause.message, retry };
}

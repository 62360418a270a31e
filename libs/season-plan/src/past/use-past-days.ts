import { useFetchPast } from '@planted/api-client';
import type { Day } from '@planted/season';
import { useMemo } from 'react';
import type { StoredGarden } from '../garden-plan';
import { type PastDays, readPast } from './read-past';

/** A garden's past, as far as it is here: `waiting` until it is asked for, and while it is on its way. */
export interface PastOfGarden {
  readonly status: 'waiting' | 'failed' | 'ready';
  /** Null unless it is ready. */
  readonly days: PastDays | null;
  readonly retry: () => void;
}

/**
 * The past of a saved garden in both kinds of time, read from its log. It is asked for when somebody looks at it, and
 * again after each act.
 */
export function usePastDays({ id, plantings }: StoredGarden, today: Day, isWanted: boolean): PastOfGarden {
  const { data, isError, refetch } = useFetchPast({ gardenId: id }, isWanted);
  const days = useMemo(() => data && readPast(data, plantings, today), [data, plantings, today]);
  return useMemo(() => {
    const retry = () => void refetch();
    if (days) return { status: 'ready', days, retry };
    return { status: isError ? 'failed' : 'waiting', days: null, retry };
  }, [days, isError, refetch]);
}

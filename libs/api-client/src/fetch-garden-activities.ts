import { type AnswerOf, fetchGardenActivitiesCall } from '@planted/contracts';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchGardenActivitiesKey } from './read-keys';
import { request } from './request';
import { useWithKept } from './waiting/kept-commands';

/** A page of what happened in a garden, the newest first; `before` is the `next` of the page before. */
export const fetchGardenActivities = (
  gardenId: string,
  before?: string,
  signal?: AbortSignal,
): Promise<AnswerOf<typeof fetchGardenActivitiesCall>> =>
  request(
    fetchGardenActivitiesCall,
    { gardenId, ...(before !== undefined && { before }) },
    signal ? { signal } : {},
  );

/** The newest 100 entries of a garden that were taken back. */
export const useTakenBackActivities = (gardenId: string, { enabled = true } = {}) =>
  useQuery({
    queryKey: [...fetchGardenActivitiesKey, gardenId, 'taken-back'],
    queryFn: async ({ signal }) =>
      (await request(fetchGardenActivitiesCall, { gardenId, takenBack: 'true' }, { signal })).data,
    enabled,
  });

type ActivityPages = InfiniteData<AnswerOf<typeof fetchGardenActivitiesCall>, string | undefined>;

/** All past events of a garden, page by page. */
export function useGardenActivities(gardenId: string, { enabled = true } = {}) {
  const withKept = useWithKept<ActivityPages & { readonly gardenId: string }>('activities');
  return useInfiniteQuery({
    queryKey: [...fetchGardenActivitiesKey, gardenId],
    queryFn: ({ pageParam, signal }) => fetchGardenActivities(gardenId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
    select: (read: ActivityPages) => withKept({ ...read, gardenId }),
  });
}

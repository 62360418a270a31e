import { type AnswerOf, fetchSeasonCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchSeasonKey } from './read-keys';
import { request } from './request';
import { useWithKept } from './waiting/kept-commands';

type SeasonPart = AnswerOf<typeof fetchSeasonCall>['data'];

/** The plantings of all gardens in time; `position` is that of the first part. */
export type FetchedSeason = Omit<SeasonPart, 'next'>;

/** All plantings of all gardens, also those that are to come or are gone. @throws ApiError */
export async function fetchSeason(signal?: AbortSignal): Promise<FetchedSeason> {
  const part = async (after?: string): Promise<SeasonPart> => {
    const asked = after === undefined ? {} : { after };
    return (await request(fetchSeasonCall, asked, signal ? { signal } : {})).data;
  };
  const { gardens, position, ...first } = await part();
  const plantings = [...first.plantings];
  for (let { next } = first; next !== null; ) {
    const more = await part(next);
    plantings.push(...more.plantings);
    next = more.next;
  }
  return { gardens, plantings, position };
}

/** The same for a screen. */
export function useFetchSeason() {
  return useQuery({
    queryKey: fetchSeasonKey,
    queryFn: ({ signal }) => fetchSeason(signal),
    // Other pages and devices change it.
    refetchOnWindowFocus: 'always',
    select: useWithKept<FetchedSeason>('season'),
  });
}

import { type AnswerOf, fetchPastCall, type RequestOf } from '@planted/contracts';
import { type GardenPast, parseMatrix } from '@planted/garden-domain';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchPastKey = ['fetch-past'] as const;

type FetchPastRequest = RequestOf<typeof fetchPastCall>;

/** A garden in both kinds of time, with what was logged of its plantings. */
export type FetchedPast = GardenPast & Pick<AnswerOf<typeof fetchPastCall>['data'], 'entries'>;

/** The past of a garden, or what is known of a span of its days. @throws ApiError */
export async function fetchPast(input: FetchPastRequest, signal?: AbortSignal): Promise<FetchedPast> {
  const { data } = await request(fetchPastCall, input, signal ? { signal } : {});
  const beds = data.beds.map(({ matrix, ...bed }) => {
    const parsed = parseMatrix(matrix);
    return { ...bed, matrix: parsed.ok ? parsed.matrix : [] };
  });
  return { ...data, beds };
}

/**
 * The same for a screen.
 * @param isWanted false until somebody looks at it: nothing is asked before
 */
export const useFetchPast = (input: FetchPastRequest, isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: [...fetchPastKey, input],
    queryFn: ({ signal }) => fetchPast(input, signal),
    // Every act in the garden adds to it, on other pages and devices, too.
    refetchOnMount: 'always',
  });

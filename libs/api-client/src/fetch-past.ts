import { type AnswerOf, fetchPastCall, type RequestOf } from '@planted/contracts';
import { type GardenPast, parseMatrix } from '@planted/garden-domain';
import { useQuery } from '@tanstack/react-query';
import { ApiError, request } from './request';

export const fetchPastKey = ['fetch-past'] as const;

type FetchPastRequest = RequestOf<typeof fetchPastCall>;

/** A garden in both kinds of time, with what was logged of its plantings. */
export type FetchedPast = GardenPast & Pick<AnswerOf<typeof fetchPastCall>['data'], 'entries'>;

/** Of a device whose zone is newer than what the server knows of zones. */
const isUnknownZone = (cause: unknown): boolean => cause instanceof ApiError && cause.field === 'Time-Zone';

/**
 * The past of a garden, or what is known of a span of its days. On which day something was recorded is told by the clock
 * of this device, or by UTC where its zone is unknown.
 * @throws ApiError
 */
export async function fetchPast(input: FetchPastRequest, signal?: AbortSignal): Promise<FetchedPast> {
  const ask = (inZone: boolean) => request(fetchPastCall, input, { inZone, ...(signal && { signal }) });
  const { data } = await ask(true).catch((cause: unknown) => {
    if (!isUnknownZone(cause)) throw cause;
    return ask(false);
  });
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

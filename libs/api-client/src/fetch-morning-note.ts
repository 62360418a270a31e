import { fetchMorningNoteCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchMorningNoteKey = ['fetch-morning-note'] as const;

/** What the gardener chose for the note of the morning. @throws ApiError */
export const fetchMorningNote = async (signal?: AbortSignal) =>
  (await request(fetchMorningNoteCall, {}, signal ? { signal } : {})).data;

/** The same for a screen. */
export const useFetchMorningNote = () =>
  useQuery({ queryKey: fetchMorningNoteKey, queryFn: ({ signal }) => fetchMorningNote(signal) });

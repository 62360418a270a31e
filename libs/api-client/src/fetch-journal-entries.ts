import { type AnswerOf, fetchJournalEntriesCall, type JournalEntry } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchJournalEntriesKey = ['journal-entries'] as const;

/** A page of entries, the newest first; `before` is the `next` of the page before. */
export const fetchJournalPage = (
  before?: string,
  signal?: AbortSignal,
): Promise<AnswerOf<typeof fetchJournalEntriesCall>> =>
  request(fetchJournalEntriesCall, before === undefined ? {} : { before }, signal ? { signal } : {});

/** The 100 newest entries. */
export const fetchJournalEntries = async (signal?: AbortSignal): Promise<JournalEntry[]> =>
  (await fetchJournalPage(undefined, signal)).data;

/** The newest 100 entries that were taken back. */
export const useTakenBackJournalEntries = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: [...fetchJournalEntriesKey, 'taken-back'],
    queryFn: async ({ signal }) =>
      (await request(fetchJournalEntriesCall, { takenBack: 'true' }, { signal })).data,
    enabled,
  });

/** The gardener's newest journal entries, the newest first. */
export const useJournalEntries = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: fetchJournalEntriesKey,
    queryFn: ({ signal }) => fetchJournalEntries(signal),
    enabled,
  });

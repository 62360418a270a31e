import { type AnswerOf, fetchJournalEntriesCall, type JournalEntry } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchJournalEntriesKey } from './read-keys';
import { request } from './request';
import { useWithKept } from './waiting/kept-commands';

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
export function useJournalEntries({ enabled = true } = {}) {
  return useQuery({
    queryKey: fetchJournalEntriesKey,
    queryFn: ({ signal }) => fetchJournalEntries(signal),
    enabled,
    select: useWithKept<JournalEntry[]>('journal'),
  });
}

/** So many pages are read at most of a journal: some thousand entries. */
const MAX_PAGES = 12;

/** All entries since a day, the newest first; of the days before it there may be some, too. @throws ApiError */
export async function fetchJournalSince(day: string, signal?: AbortSignal): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  let before: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, next } = await fetchJournalPage(before, signal);
    entries.push(...data);
    const oldest = data.at(-1);
    if (next === null || !oldest || (oldest.day ?? oldest.created_at) < day) break;
    before = next;
  }
  return entries;
}

/** The same for a screen; nothing is asked for without a day. */
export const useJournalEntriesSince = (day: string | undefined) =>
  useQuery({
    queryKey: [...fetchJournalEntriesKey, 'since', day],
    queryFn: ({ signal }) => fetchJournalSince(day ?? '', signal),
    enabled: day !== undefined,
  });

import { fetchGardenActivitiesKey, fetchJournalEntriesKey } from '@planted/api-client/read-keys';
import type { Activity, JournalEntry } from '@planted/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** A list that is read at once, or page by page. */
type Read<Row> = readonly Row[] | { readonly pages: readonly { readonly data: readonly Row[] }[] };

/** What is known by now of the gardener's logs, or of what they have taken back there. */
export function knownEntries(queryClient: QueryClient) {
  const rows = <Row>(queryKey: readonly string[]): Row[] =>
    queryClient
      .getQueriesData<Read<Row>>({ queryKey })
      .flatMap(([, read]) =>
        read && 'pages' in read ? read.pages.flatMap(({ data }) => data) : (read ?? []),
      );
  return {
    activities: rows<Activity>(fetchGardenActivitiesKey),
    journal: rows<JournalEntry>(fetchJournalEntriesKey),
  };
}

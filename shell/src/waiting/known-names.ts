import {
  fetchGardenActivitiesKey,
  fetchGardensKey,
  fetchJournalEntriesKey,
  fetchSeasonKey,
  fetchUserRemindersKey,
} from '@planted/api-client/read-keys';
import type { Activity, GardenRow, JournalEntry, Reminder, SeasonPlanting } from '@planted/contracts';
import type { NewCommand } from '@planted/outbox';
import type { QueryClient } from '@tanstack/react-query';
import { inWords } from './in-words';

/** What gardens, plantings, entries and reminders are called, by their ids. */
export type Names = Readonly<Record<string, string>>;

/** A list that is read at once, or page by page. */
type Read<Row> = readonly Row[] | { readonly pages: readonly { readonly data: readonly Row[] }[] };
type Garden = Pick<GardenRow, 'id' | 'name'>;
interface Season {
  readonly gardens: readonly Garden[];
  readonly plantings: readonly Pick<SeasonPlanting, 'id' | 'plantName'>[];
}

/** What the page has read by now, or what was taken back there. */
export function knownNames(queryClient: QueryClient): Names {
  const rows = <Row>(queryKey: readonly string[]): Row[] =>
    queryClient
      .getQueriesData<Read<Row>>({ queryKey })
      .flatMap(([, read]) =>
        read && 'pages' in read ? read.pages.flatMap(({ data }) => data) : (read ?? []),
      );
  const season = queryClient.getQueryData<Season>(fetchSeasonKey);
  return Object.fromEntries([
    ...(season?.gardens ?? []).map(({ id, name }) => [id, name]),
    ...rows<Garden>(fetchGardensKey).map(({ id, name }) => [id, name]),
    ...(season?.plantings ?? []).map(({ id, plantName }) => [id, plantName]),
    ...rows<Activity>(fetchGardenActivitiesKey).map(({ id, event_type }) => [id, inWords(event_type)]),
    ...rows<JournalEntry>(fetchJournalEntriesKey).map(({ id, title }) => [id, title]),
    ...rows<Reminder>(fetchUserRemindersKey).map(({ id, title }) => [id, title]),
  ]);
}

/** What is called so in a command, to be kept with it: another page has read something else. */
export function namesIn({ gardenId, address, body }: NewCommand, known: Names): Names {
  const names: Record<string, string> = {};
  const note = (id: unknown) => {
    const name = typeof id === 'string' && Object.hasOwn(known, id) ? known[id] : undefined;
    if (name !== undefined) names[String(id)] = name;
  };
  for (const id of [gardenId, ...address.split('/')]) note(id);
  JSON.parse(body, (_, value: unknown) => {
    note(value);
    return value;
  });
  return names;
}

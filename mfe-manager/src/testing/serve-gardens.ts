import type { Activity, GardenPlant, GardenRow, JournalEntry, Reminder } from '@planted/contracts';
import { activityOf, gardenPlantOf, gardenRowOf } from './rows';

/** What the gateway answers here; a number is a failure with that status, an Error a broken connection. */
export type Answers = Record<string, unknown>;

export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/**
 * Answers each address, or each path whatever its query, with its body and keeps what was sent. Answers may be changed
 * while the page is open; one that is a function is asked at each call.
 */
export function serve(answers: Answers): { readonly sent: Sent[]; readonly answers: Answers } {
  const sent: Sent[] = [];
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const [path = ''] = address.split('?');
    if (typeof init?.body === 'string') sent.push({ path, body: JSON.parse(init.body) });
    const answer = answers[address] ?? answers[path];
    const body: unknown = typeof answer === 'function' ? await answer() : answer;
    if (body instanceof Error) throw body;
    const failed = typeof body === 'number';
    const status = failed ? body : 200;
    return { ok: !failed, status, json: async () => (failed ? { error: 'It rains.' } : body) } as Response;
  }) as typeof fetch;
  return { sent, answers };
}

interface Tracked {
  readonly reminders?: Reminder[];
  readonly journal?: JournalEntry[];
}

/** The answers of a gardener's gardens: one with one planned plant, unless told otherwise; nothing tracked. */
export const gardensOf = (
  gardens: GardenRow[] = [gardenRowOf(1)],
  plants: GardenPlant[] = [gardenPlantOf(0)],
  activities: Activity[] = [activityOf(1)],
  { reminders = [], journal = [] }: Tracked = {},
): Answers => ({
  '/api/gardens/fetchGardens': { data: gardens },
  '/api/gardens/fetchDashboardPlants': { data: plants, next: null },
  '/api/gardens/fetchManagerPlants': { data: plants, next: null },
  '/api/activities/fetchRecentActivities': { success: true, data: activities, error: null },
  '/api/activities/fetchGardenActivities': { data: activities, next: null },
  [REMINDERS]: { data: reminders },
  [JOURNAL]: { data: journal, next: null },
});

export const MANAGER_PLANTS = '/api/gardens/fetchManagerPlants';
export const REMINDERS = '/api/reminder/fetchUserReminders';
export const JOURNAL = '/api/journal/fetchJournalEntries';

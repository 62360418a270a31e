import type { Activity, Dashboard, GardenPlant, GardenRow, JournalEntry, Reminder } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { activityOf, gardenPlantOf, gardenRowOf } from './rows';

/** What the gateway answers here; a number is a failure with that status, { status, body } a refusal with its words, an Error a broken connection. */
export type Answers = Record<string, unknown>;

export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/**
 * Answers each address, or each path whatever its query, with its body and keeps what was sent. Answers may be changed
 * while the page is open; one that is a function is asked at each call.
 */
export function serve(answers: Answers): {
  readonly sent: Sent[];
  /** The idempotency key of each of them. */
  readonly keys: (string | undefined)[];
  readonly answers: Answers;
} {
  const sent: Sent[] = [];
  const keys: (string | undefined)[] = [];
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const [path = ''] = address.split('?');
    if (typeof init?.body === 'string') {
      sent.push({ path, body: JSON.parse(init.body) });
      keys.push(new Headers(init.headers).get('idempotency-key') ?? undefined);
    }
    const answer = answers[address] ?? answers[path];
    const body: unknown = typeof answer === 'function' ? await answer() : answer;
    if (body instanceof Error) throw body;
    if (isRefusal(body)) return { ok: false, status: body.status, json: async () => body.body } as Response;
    const failed = typeof body === 'number';
    const status = failed ? body : 200;
    return {
      ok: !failed,
      status,
      headers: new Headers(),
      json: async () => (failed ? { error: 'It rains.' } : body),
    } as Response;
  }) as typeof fetch;
  return { sent, keys, answers };
}

const isRefusal = (answer: unknown): answer is { readonly status: number; readonly body: object } =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer;

/** The layout of a garden as it stands, at this version. */
export const layoutOf = (garden: GardenRow, plants: readonly GardenPlant[], version: number) => ({
  data: {
    garden,
    version,
    plants: plants.map(({ plant, ...entry }) => ({ ...entry, plant_id: plant.id })),
  },
});

/** The dashboard of these gardens and plants, with nothing to do today by default. */
export const dashboardOf = (
  gardens: readonly GardenRow[],
  plants: readonly GardenPlant[],
  today: Dashboard['today'] = [],
): Dashboard => ({
  day: localDayOf(new Date()),
  counts: {
    gardens: gardens.length,
    plants: plants.length,
    readyForPlanting: plants.filter(({ planted_date }) => planted_date === null).length,
    readyForHarvest: plants.filter(({ plant_status }) => plant_status === 'harvestable').length,
  },
  gardens: gardens.slice(0, 5).map((row) => {
    const own = plants.filter(({ garden_id }) => garden_id === row.id);
    return {
      ...row,
      plantCount: own.length,
      plants: own.map(({ plant, ...entry }) => ({
        ...entry,
        plant_id: plant.id,
        plant_name: plant.plant_name,
        plant_image_url: plant.plant_image_url,
      })),
    };
  }),
  plantCards: plants.slice(0, 12).map((entry) => ({ ...entry, garden_name: 'Garden 1' })),
  today,
  moreToday: 0,
});

interface Tracked {
  readonly reminders?: Reminder[];
  readonly journal?: JournalEntry[];
}

/** The answers of a gardener's gardens: one with one planned plant by default; nothing tracked. */
export const gardensOf = (
  gardens: GardenRow[] = [gardenRowOf(1)],
  plants: GardenPlant[] = [gardenPlantOf(0)],
  activities: Activity[] = [activityOf(1)],
  { reminders = [], journal = [] }: Tracked = {},
): Answers => ({
  '/api/gardens/fetchGardens': { data: gardens },
  [DASHBOARD]: { data: dashboardOf(gardens, plants) },
  '/api/gardens/fetchManagerPlants': { data: plants, next: null },
  '/api/activities/fetchGardenActivities': { data: activities, next: null },
  [REMINDERS]: { data: reminders },
  [JOURNAL]: { data: journal, next: null },
});

export const DASHBOARD = '/api/gardens/fetchDashboard';
export const LAYOUT = '/api/gardens/fetchLayout';
export const CHANGE_LAYOUT = '/api/gardens/changeLayout';
export const MANAGER_PLANTS = '/api/gardens/fetchManagerPlants';
export const REMINDERS = '/api/reminder/fetchUserReminders';
export const JOURNAL = '/api/journal/fetchJournalEntries';

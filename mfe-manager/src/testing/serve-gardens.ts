import type { Activity, GardenPlant, GardenRow } from '@planted/contracts';
import { activityOf, gardenPlantOf, gardenRowOf } from './rows';

/** What the gateway answers here; a number is a failure with that status, an Error a broken connection. */
export type Answers = Record<string, unknown>;

export interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** Answers each path with its body and keeps what was sent. Answers may be changed while the page is open. */
export function serve(answers: Answers): { readonly sent: Sent[]; readonly answers: Answers } {
  const sent: Sent[] = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push({ path, body: JSON.parse(init.body) });
    const body = answers[path];
    if (body instanceof Error) throw body;
    const failed = typeof body === 'number';
    const status = failed ? body : 200;
    return { ok: !failed, status, json: async () => (failed ? { error: 'It rains.' } : body) } as Response;
  }) as typeof fetch;
  return { sent, answers };
}

/** The answers of a gardener's gardens: one with one planned plant, unless told otherwise. */
export const gardensOf = (
  gardens: GardenRow[] = [gardenRowOf(1)],
  plants: GardenPlant[] = [gardenPlantOf(0)],
  activities: Activity[] = [activityOf(1)],
): Answers => ({
  '/api/gardens/fetchGardens': { data: gardens },
  '/api/gardens/fetchDashboardPlants': { data: plants },
  '/api/gardens/fetchManagerPlants': { data: plants },
  '/api/activities/fetchRecentActivities': { success: true, data: activities, error: null },
});

export const MANAGER_PLANTS = '/api/gardens/fetchManagerPlants';

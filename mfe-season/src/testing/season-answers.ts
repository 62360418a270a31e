import type { FetchedSeason } from '@planted/api-client';
import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { madison } from '@planted/season/testing/madison';

export const gardenId = '0190a000-0000-7000-8000-000000000001';
export const plantingId = (n: number): string =>
  `0190a000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;

/** A planting of bush beans in one square. */
export const beans = (n: number, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  id: plantingId(n),
  gardenId,
  plantId: 'bean-bush',
  plantName: 'Bush Bean',
  ...{ x: n, y: 0, width: 1, height: 1, squares: 1 },
  color: '#aac62f',
  plantsPerSquare: 9,
  state: 'standing',
  after: null,
  wasComing: false,
  fixed: [],
  done: [],
  plantedDay: null,
  harvestDays: [],
  end: null,
  ...other,
});

export const seasonOf = (...plantings: SeasonPlanting[]): FetchedSeason => ({
  gardens: [{ id: gardenId, name: 'Kitchen Bed', style: 'in-ground', version: 3 }],
  plantings,
  position: 1,
});

export const beanPlant = examplePlant({
  ...{ id: 'bean-bush', plant_name: 'Bush Bean', plant_type: 'vegetable', days_to_maturity: 55 },
});

type Answer = unknown | ((body: unknown) => unknown);

export interface Sent {
  readonly path: string;
  readonly body: { readonly gardenId: string; readonly expectedVersion: number; readonly changes: unknown[] };
}

/** Answers the calls of the page; a number is a failure with that status. Answers may be changed while it is open. */
export function serveSeason(answers: Record<string, Answer>): {
  readonly sent: Sent[];
  answers: Record<string, Answer>;
} {
  const sent: Sent[] = [];
  const place = {
    version: 1,
    choice: MADISON_CHOICE,
    inherited: null,
    from: 'gardener',
    climate: madison,
    gardens: [],
  };
  const all: Record<string, Answer> = {
    '/rest/v1/plants': [beanPlant],
    '/api/catalog/fetchSeasonFacts': { data: [exampleSeasonFact()] },
    '/api/gardens/fetchPlace': { data: place },
    ...answers,
  };
  globalThis.fetch = async (input, init) => {
    const [path = ''] = String(input).split('?');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (body !== undefined) sent.push({ path, body: body as Sent['body'] });
    const answer = all[path];
    const value: unknown = typeof answer === 'function' ? await answer(body) : answer;
    if (typeof value === 'number') return Response.json({ error: 'It rains.' }, { status: value });
    return Response.json(value ?? {}, { status: value === undefined ? 404 : 200 });
  };
  return { sent, answers: all };
}

export const MADISON_CHOICE = {
  place: {
    name: 'Madison',
    region: 'Wisconsin',
    latitude: 43.1,
    longitude: -89.4,
    elevation: 263,
    town: null,
  },
  ownDates: null,
};

import { randomUUID } from 'node:crypto';
import type { GardenRow, LayoutChangeRequest } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';
import { post } from './kitchen-bed';

/** 'YYYY-MM-DD', so many days ago. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** One that stood in a square, by how many days ago: an act may tell of the past year. */
interface Stood {
  readonly plantId: string;
  readonly x: number;
  readonly from: number;
  readonly until?: number;
  readonly failedOf?: string;
}

const TOMATO: Stood = { plantId: 'tomato-cherry', x: 0, from: 265, until: 150, failedOf: 'early blight' };
const PEA: Stood = { plantId: 'pea-snap', x: 2, from: 300, until: 220 };
const GARLIC: Stood = { plantId: 'garlic', x: 0, from: 45 };
const LETTUCES: readonly Stood[] = [
  { plantId: 'lettuce-leaf', x: 0, from: 360, until: 320 },
  { plantId: 'lettuce-leaf', x: 0, from: 315, until: 270 },
];

const POUNDS = 2.5;
export const NOTE = 'Brown spots from below';

/**
 * Signs in a gardener whose Kitchen Bed of 3 × 2 ft has years: two lettuces, a tomato that failed and garlic in its first
 * square, peas that were harvested in its third.
 * @returns the garden's id
 */
export async function growForYears(context: BrowserContext, name: string): Promise<string> {
  await post(context, '/api/demo/sign-in', { name });
  const saved = await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' },
    ...{ maintenance: 'Low', style: 'in-ground', matrix: '1,1,1\n1,1,1' },
  });
  const gardenId = saved.data[0]?.id ?? '';
  let expectedVersion = 1;
  const act = async (changes: LayoutChangeRequest[]) => {
    await post(context, '/api/gardens/changeLayout', { gardenId, expectedVersion, changes });
    expectedVersion += 1;
  };
  const log = (id: string, action: string, day: string, words: string, value: number | null = null) => {
    const notes = `Event occurred on ${day} at 09:00. ${words}`;
    const eventDetails = { subject: 'plant', subject_id: id, action, value, unit: value && 'lb', notes };
    return post(context, '/api/activities/addGardenEvent', { eventDetails });
  };
  for (const one of [...LETTUCES, TOMATO, PEA, GARLIC]) {
    const id = randomUUID();
    const { plantId, x, from, until, failedOf } = one;
    await act([
      { type: 'place', id, plantId, x, y: 0, width: 1, height: 1 },
      { type: 'do-step', id, step: plantId === 'tomato-cherry' ? 'plant-out' : 'sow', day: daysAgo(from) },
    ]);
    if (one === TOMATO) await log(id, 'treated_for_pests', daysAgo(200), NOTE);
    if (one === PEA) await log(id, 'harvested', daysAgo(230), '', POUNDS);
    if (until === undefined) continue;
    const day = daysAgo(until);
    const ended = failedOf ? { how: 'failed' as const, cause: failedOf } : { how: 'harvested' as const };
    await act([{ type: 'end', id, day, ...ended }]);
  }
  const entry = { title: 'First frost', content: 'The garlic stood it.', garden_id: gardenId };
  await post(context, '/api/journal/addJournalEntry', { ...entry, privacy: 'private' });
  return gardenId;
}

const yearsOf = ({ from, until = 0 }: Stood): string => {
  const years = [daysAgo(from), daysAgo(until)].map((day) => day.slice(0, 4));
  return years[0] === years[1] ? `${years[0]}` : years.join('–');
};
const monthName = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** With the year where it is not this one. */
function monthOf(days: number): string {
  const day = daysAgo(days);
  return day.slice(0, 4) === daysAgo(0).slice(0, 4) ? monthName(day) : `${monthName(day)} ${day.slice(0, 4)}`;
}

/** What its first square is to tell, by what was posted. */
export const STORY = [
  `Garlic since ${monthOf(GARLIC.from)}`,
  `before that Cherry Tomato ${yearsOf(TOMATO)}, early blight in ${monthName(daysAgo(TOMATO.until ?? 0))}`,
  'before that Leaf Lettuce twice.',
].join('; ');

/** The same of its third. */
export const PEA_STORY = `Snap Pea ${yearsOf(PEA)}, ${POUNDS} lb.`;

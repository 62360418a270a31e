import type { GardenPlant } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { growingIn, type PlantedGarden, squaresUnder } from '../gardens/planted-garden';

/** One row of the plant list: all plants of a kind. */
export interface PrintedKind {
  /** What stands on its plants in the plan. */
  readonly number: number;
  readonly plant: GardenPlant['plant'];
  /** How many grow of it, and on how many squares. */
  readonly count: number;
  readonly squares: number;
  readonly planted: string;
  readonly harvest: string;
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const at = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** 'May 1, 2026', or 'May 1 – 9, 2026' from the first day to the last; `none` without a day. */
function rangeText(days: readonly (CalendarDay | null)[], none: string): string {
  const known = days.filter((day) => day !== null).toSorted();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return none;
  return dates.formatRange(at(first), at(last));
}

function plantedText(entries: readonly GardenPlant[]): string {
  const planted = rangeText(
    entries.map(({ planted_date }) => planted_date),
    'Not yet',
  );
  const open = entries.filter(({ planted_date }) => planted_date === null).length;
  return open === 0 || open === entries.length ? planted : `${planted}, ${open} not yet`;
}

/** The kinds of a garden in alphabetical order, numbered from 1. */
export function printedKinds({ plants }: PlantedGarden): PrintedKind[] {
  const byKind = new Map<string, GardenPlant[]>();
  for (const entry of plants) {
    const known = byKind.get(entry.plant.id);
    if (known) known.push(entry);
    else byKind.set(entry.plant.id, [entry]);
  }
  return [...byKind.values()]
    .flatMap((entries) => (entries[0] ? [{ plant: entries[0].plant, entries }] : []))
    .sort((a, b) => a.plant.plant_name.localeCompare(b.plant.plant_name))
    .map(({ plant, entries }, index) => ({
      number: index + 1,
      plant,
      count: growingIn(entries),
      squares: squaresUnder(entries),
      planted: plantedText(entries),
      harvest: rangeText(
        entries.map(({ expected_harvest_date }) => expected_harvest_date),
        '',
      ),
    }));
}

import { addDays, foldPast, type PastAct } from '@planted/garden-domain';
import { spanOfSeason, toDay } from '@planted/season';
import { bedOn, ghostsOn, spansOf } from '../src/bed-on';
import { daysOfBed } from '../src/days-of-bed';
import { readPast } from '../src/past/read-past';
import { gardenOf, KINDS, planOf, planting, today } from '../src/testing/stored-garden';
import { p95OfDays } from './p95-of-days';

const EVENTS = 20_000;
/** Drawn, dated a week late, recolored, and ended. */
const EVENTS_OF_PLANTING = 4;
const EVENTS_A_DAY = 9;
const FIRST = '2021-03-01';
const SIDE = 50;
const PLANTINGS = 2_000;
const season = spanOfSeason(2026, 'north');

const spotOf = (turn: number) => ({
  ...{ id: `planting ${turn}`, x: turn % SIDE, y: Math.floor(turn / SIDE) % SIDE, width: 1, height: 1 },
  ...{ color: '#d4365c', plantsPerSquare: null },
});

function actOf(at: number): PastAct {
  const on = addDays(FIRST, Math.floor(at / EVENTS_A_DAY));
  const spot = spotOf(Math.floor(at / EVENTS_OF_PLANTING));
  const { id } = spot;
  switch (at % EVENTS_OF_PLANTING) {
    case 0:
      return { on, stands: [{ ...spot, plantId: 'radish', plantName: 'Radish' }] };
    case 1:
      return { on, planted: [{ id, day: addDays(on, -7) }] };
    case 2:
      return { on, changed: [{ ...spot, color: '#4d7c45' }] };
    default:
      return { on, ended: [{ id, day: addDays(on, 40), how: 'harvested', cause: null }] };
  }
}

const matrix = Array.from({ length: SIDE }, () => Array<0 | 1>(SIDE).fill(1));
const acts: PastAct[] = [
  { on: FIRST, ground: { matrix, turns: 0, shift: { x: 0, y: 0 } } },
  ...Array.from({ length: EVENTS }, (_, at) => actOf(at)),
];

/** As many plantings as the plan of a large garden has. */
const garden = gardenOf(
  ...Array.from({ length: PLANTINGS }, (_, at) =>
    planting(`planned ${at}`, { ...spotOf(at), id: `planned ${at}`, plantId: KINDS[at % 3] ?? 'radish' }),
  ),
);

/** What one step of the slider into the past costs before it is drawn, in both kinds of time, against one into the plan. */
const benchmark = {
  name: 'past-on-days',
  async run() {
    const plan = planOf(garden);
    const past = readPast(foldPast(acts), garden.plantings, today);
    const planned = spansOf(garden, plan, today);
    const baseline = p95OfDays(season, (day) => {
      const bed = bedOn(planned, day, season);
      return 1 + bed.stands.length + ghostsOn(bed, { comes: true, gone: true }).length;
    });
    return (['today', 'then'] as const).map((view) => {
      const days = daysOfBed({ garden, plan, past, view, today: toDay('2027-06-15') });
      const ours = p95OfDays(season, (day) => {
        const bed = bedOn(days.spansOn(day), day, season);
        return 1 + bed.stands.length + ghostsOn(bed, { comes: view === 'today', gone: true }).length;
      });
      return {
        what: `a day of a past of ${EVENTS} events as known ${view}, p95, against one of ${PLANTINGS} planned`,
        ...{ ours, baseline, unit: 'ms', ratio: baseline === 0 ? 0 : ours / baseline },
        goal: 'ours ≤ 8: 30 pictures a second and the drawing',
      };
    });
  },
};

export default benchmark;

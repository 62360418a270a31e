import type { FetchedSeason } from '@planted/api-client';
import type { SeasonPlanting } from '@planted/contracts';
import { type CalendarDay, PLANTING_STEPS, type PlantingSpot, type StepDays } from '@planted/garden-domain';
import type { Layout } from '../layout/layout';
import type { Coming, Placed } from '../layout/placed';
import { today } from '../saved-garden/today';

/** A garden of which another plan is drawn. */
interface Drawn {
  readonly gardenId: string;
  readonly stored: ReadonlyMap<string, SeasonPlanting>;
  /** Before which nothing that is new in the plan is due; null where that is not known. */
  readonly newSince: CalendarDay | null;
}

/** What was never stored has happened to none. */
function newPlanting({ gardenId, newSince }: Drawn, placed: Placed): SeasonPlanting {
  const { id, plantId, plantName, x, y, width, height, color, perSquare = null } = placed;
  const spot: PlantingSpot = { id, plantId, x, y, width, height, color, plantsPerSquare: perSquare };
  return {
    ...spot,
    gardenId,
    plantName,
    squares: width * height,
    state: 'standing',
    after: null,
    wasComing: false,
    fixed: [],
    done: [],
    plantedDay: null,
    harvestDays: [],
    end: null,
    ...(newSince !== null && { addedDay: newSince }),
  };
}

function asDrawn(drawn: Drawn, placed: Placed): SeasonPlanting {
  const known = drawn.stored.get(placed.id) ?? newPlanting(drawn, placed);
  const { x, y, width, height } = placed;
  return { ...known, x, y, width, height, squares: width * height, state: 'standing', end: null };
}

const daysOf = (fixed: StepDays): SeasonPlanting['fixed'] =>
  PLANTING_STEPS.flatMap((step) => {
    const day = fixed[step];
    return day === undefined ? [] : [{ step, day }];
  });

const asExpected = (drawn: Drawn, one: Coming): SeasonPlanting => ({
  ...asDrawn(drawn, one),
  ...{ state: one.stands ? 'standing' : 'coming', after: one.after, under: one.under },
  fixed: daysOf(one.fixed),
  // What is new between others has missed nothing yet.
  ...(one.under !== undefined && !drawn.stored.has(one.id) && { addedDay: today() }),
});

/**
 * What is stored of all gardens, with one of them as its draft has it: what stands and is to come there, with what is
 * known of each. What has ended stays, and so do the other gardens, whose harvests teach as well; what the draft has
 * taken out is gone.
 * @param newSince before which nothing is due that only this draft has, as in a branch, which may never be adopted
 */
export function withDraft(
  season: FetchedSeason,
  gardenId: string,
  { placements, coming }: Pick<Layout, 'placements' | 'coming'>,
  newSince: CalendarDay | null = null,
): FetchedSeason {
  const own = new Map(
    season.plantings.filter((one) => one.gardenId === gardenId).map((one) => [one.id, one]),
  );
  const here = new Set([...placements, ...coming].map(({ id }) => id));
  const ended = [...own.values()].filter(({ id, state }) => state === 'ended' && !here.has(id));
  const drawn: Drawn = { gardenId, stored: own, newSince };
  return {
    ...season,
    plantings: [
      ...season.plantings.filter((one) => one.gardenId !== gardenId),
      ...ended,
      ...placements.map((placed) => asDrawn(drawn, placed)),
      ...coming.map((one) => asExpected(drawn, one)),
    ],
  };
}

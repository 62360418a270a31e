import type { LayoutChangeRequest, PlantingSteps, StandingPlanting } from '@planted/contracts';
import { isIntoGround } from '@planted/garden-domain';

/** A garden as the server answers it, with what is to come. */
export interface ServedGarden {
  readonly version: number;
  readonly plants: readonly StandingPlanting[];
  readonly coming?: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly steps?: readonly PlantingSteps[];
}

/** One planting, as plainly as can be. */
interface PlainPlanting {
  readonly life: 'standing' | 'coming' | 'ended' | 'dropped';
  /** 'column,row' */
  readonly square: string;
  readonly after: string | null;
  /** Between which other one it is to grow (SEA-8). */
  readonly under: string | null;
  readonly planted: string | null;
  readonly wasComing: boolean;
  /** By 'fixed sow' or 'done last-harvest'. */
  readonly days: Readonly<Record<string, string>>;
}
export type PlainGarden = ReadonlyMap<string, PlainPlanting>;

export const squareOf = (x: number, y: number): string => `${x},${y}`;

export function plainGarden({ plants, coming = [], steps = [] }: ServedGarden): PlainGarden {
  const said = new Map(steps.map((one) => [one.id, one]));
  const entry = (id: string, life: 'standing' | 'coming', square: string, planted: string | null) => {
    const { after = null, under = null, wasComing = false, fixed = [], done = [] } = said.get(id) ?? {};
    const days = [
      ...fixed.map(({ step, day }) => [`fixed ${step}`, day] as const),
      ...done.map(({ step, day }) => [`done ${step}`, day] as const),
    ];
    const planting = { life, square, after, under, planted, wasComing, days: Object.fromEntries(days) };
    return [id, planting] as const;
  };
  return new Map([
    ...plants.map((one) => entry(one.id, 'standing', squareOf(one.grid_x, one.grid_y), one.planted_date)),
    ...coming.map(({ id, x, y }) => entry(id, 'coming', squareOf(x, y), null)),
  ]);
}

/** What stands and what is to come, in words that can be compared. */
export const gardenInWords = (garden: PlainGarden): string[] =>
  [...garden]
    .filter(([, { life }]) => life === 'standing' || life === 'coming')
    .map(([id, { life, square, after, under, planted, wasComing, days }]) => {
      const sorted = Object.entries(days).toSorted(([one], [other]) => one.localeCompare(other));
      const time = `after ${after}, between ${under}, planted ${planted}${wasComing ? ', was to come' : ''}`;
      return `${id} ${life} ${square} ${time} ${JSON.stringify(sorted)}`;
    })
    .toSorted();

/** The garden after an act that was acknowledged. */
export function afterAct(garden: PlainGarden, changes: readonly LayoutChangeRequest[]): PlainGarden {
  const next = new Map(garden);
  for (const change of changes) {
    if (change.type === 'reshape' || change.type === 'settings') continue;
    const planting = changed(next.get(change.id), change);
    if (planting) next.set(change.id, planting);
  }
  return next;
}

type PlantingChange = Exclude<LayoutChangeRequest, { type: 'reshape' | 'settings' }>;

function changed(one: PlainPlanting | undefined, change: PlantingChange): PlainPlanting | undefined {
  if (change.type === 'place') {
    const life = change.after === undefined ? 'standing' : 'coming';
    const square = squareOf(change.x, change.y);
    const { after = null, under = null } = change;
    return { life, square, after, under, planted: null, wasComing: false, days: {} };
  }
  if (!one) return undefined;
  switch (change.type) {
    case 'move':
    case 'resize':
      return { ...one, square: squareOf(change.x, change.y) };
    case 'end':
      return { ...one, life: one.life === 'coming' ? 'dropped' : 'ended' };
    case 'restore':
      return { ...one, life: one.life === 'dropped' ? 'coming' : 'standing' };
    case 'put-after':
      return { ...one, after: change.after };
    case 'fix-step':
      return withDay(one, `fixed ${change.step}`, change.day);
    case 'do-step':
      return isIntoGround(change.step)
        ? inGround(one, change.day)
        : withDay(one, `done ${change.step}`, change.day);
    case 'recolor':
    case 'count':
      return one;
  }
}

function withDay(one: PlainPlanting, name: string, day: string | null): PlainPlanting {
  const { [name]: _, ...days } = one.days;
  return { ...one, days: day === null ? days : { ...days, [name]: day } };
}

/** It came into the ground; taken back, what was to come before is to come again. */
function inGround(one: PlainPlanting, planted: string | null): PlainPlanting {
  if (planted !== null)
    return { ...one, life: 'standing', planted, wasComing: one.wasComing || one.life === 'coming' };
  if (one.wasComing) return { ...one, life: 'coming', planted, wasComing: false };
  return { ...one, planted };
}

import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import { type BedChange, carryFootprint, type Matrix, parseMatrix } from '@planted/garden-domain';
import type { EndedPlanting, Endings, Growing, LayoutHistory } from './garden-state';

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>['data'];

export const newLayout: LayoutHistory = {
  version: 1,
  shapedAt: 1,
  changedAt: new Map(),
  endings: null,
  plans: null,
  ignored: new Map(),
  isChangedInPlace: false,
};

interface Standing {
  readonly plants: readonly PlacedPlant[];
  readonly growing: ReadonlyMap<string, Growing>;
}

/** The history after plants were replaced: those that stand no more have ended as `endOf` says. */
export function afterPlants(
  history: LayoutHistory,
  before: Standing,
  plants: readonly PlacedPlant[],
  endOf: (id: string) => Pick<EndedPlanting, 'how' | 'day'> = () => ({ how: null, day: null }),
): LayoutHistory {
  const version = history.version + 1;
  const earlier = new Map(before.plants.map((plant) => [plant.id, plant]));
  const changedAt = new Map(
    plants.map((plant) => {
      const was = earlier.get(plant.id);
      const isSame = was !== undefined && isSamePlanting(was, plant);
      return [plant.id, isSame ? (history.changedAt.get(plant.id) ?? version) : version] as const;
    }),
  );
  // Where nothing has ended, all that comes is new.
  const back = history.endings ? plants.flatMap(({ id }) => (earlier.has(id) ? [] : [id])) : [];
  const ended = before.plants
    .filter(({ id }) => !changedAt.has(id))
    .map((plant) => {
      const growing = before.growing.get(plant.id) ?? null;
      return [plant.id, { plant, growing, version, ...endOf(plant.id) }] as const;
    });
  return { ...history, version, changedAt, endings: added(history.endings, { ended, back, ground: null }) };
}

const added = (before: Endings | null, { ended, back, ground }: Omit<Endings, 'before'>): Endings | null =>
  ended.length + back.length === 0 && ground === null ? before : { ended, back, ground, before };

/** What stands no more, by id, where it would stand on today's ground. */
export function endedOf({ endings }: LayoutHistory): ReadonlyMap<string, EndedPlanting> {
  const acts: Endings[] = [];
  for (let at = endings; at; at = at.before) acts.push(at);
  const all = new Map<string, EndedPlanting>();
  for (const { ended, back, ground } of acts.toReversed()) {
    for (const id of back) all.delete(id);
    for (const [id, end] of ended) all.set(id, end);
    if (!ground) continue;
    for (const [id, end] of all)
      all.set(id, { ...end, plant: carryFootprint(end.plant, ground.before, ground.change) });
  }
  return all;
}

/** Whether they are the same in all that a change can change. */
export const isSamePlanting = (a: PlacedPlant, b: PlacedPlant): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.color === b.color &&
  a.plantsPerSquare === b.plantsPerSquare;

/** The change of the ground that an event tells. */
export const bedChangeOf = (bed: NonNullable<LayoutChanged['bed']>): BedChange => ({
  // The call admits no other number.
  turns: bed.turns as BedChange['turns'],
  shift: { x: bed.shiftX, y: bed.shiftY },
  matrix: matrixFrom(bed.matrix),
});

/** Carries what has ended along with the ground on which it stood. */
export const afterReshape = (history: LayoutHistory, before: Matrix, change: BedChange): LayoutHistory => ({
  ...history,
  shapedAt: history.version,
  endings: added(history.endings, { ended: [], back: [], ground: { before, change } }),
});

/** The matrix of a stored text; empty for one that is none. */
export const matrixFrom = (text: string): Matrix => {
  const parsed = parseMatrix(text);
  return parsed.ok ? parsed.matrix : [];
};

import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import type { ExistingGarden, Growing } from './garden-state';
import { plansAfter } from './season-history';
import { afterPlants, afterReshape, bedChangeOf, matrixFrom } from './layout-history';

type LayoutChanged = Extract<GardenEvent, { type: 'LayoutChanged' }>['data'];

/** The garden after one act in its layout. What changed keeps its dates and health, what was restored gets its own back. */
export function afterLayoutChanged(garden: ExistingGarden, act: LayoutChanged): ExistingGarden {
  const ends = new Map(act.ended.map((end) => [end.id, end]));
  const changes = new Map(act.changed.map((spot) => [spot.id, spot]));
  const plants = [
    ...garden.plants
      .filter(({ id }) => !ends.has(id))
      .map((plant): PlacedPlant => ({ ...plant, ...changes.get(plant.id) })),
    ...act.added,
    ...act.restored.map(plantOf),
  ].toSorted((a, b) => a.y - b.y || a.x - b.x);
  const standing = new Set(plants.map(({ id }) => id));
  const growing = new Map([
    ...[...garden.growing].filter(([id]) => standing.has(id)),
    ...act.restored.flatMap((back) => growingOf(back)),
  ]);
  const history = afterPlants(garden.layout, garden, plants, (id) => ({
    how: ends.get(id)?.how ?? null,
    day: ends.get(id)?.day ?? null,
  }));
  const layout = { ...history, plans: plansAfter(garden.layout, garden, act) };
  if (!act.bed) return { ...garden, plants, growing, layout };
  return {
    ...garden,
    plants,
    growing,
    layout: {
      ...afterReshape(layout, matrixFrom(garden.saved.matrix), bedChangeOf(act.bed)),
      isChangedInPlace: true,
    },
    saved: { ...garden.saved, matrix: act.bed.matrix },
    // A late repeat of the save before would take the new shape away.
    earlierSaves: [...garden.earlierSaves, garden.saved],
  };
}

const plantOf = (restored: LayoutChanged['restored'][number]): PlacedPlant => {
  const {
    plantedDate: _,
    expectedHarvestDate: __,
    healthRating: ___,
    lastWatered: ____,
    ...plant
  } = restored;
  return plant;
};

const growingOf = ({
  id,
  plantedDate,
  expectedHarvestDate,
  healthRating,
  lastWatered,
}: LayoutChanged['restored'][number]): (readonly [string, Growing])[] =>
  plantedDate === null || expectedHarvestDate === null || healthRating === null
    ? []
    : [[id, { plantedDate, expectedHarvestDate, healthRating, lastWatered }]];

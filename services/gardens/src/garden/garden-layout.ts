import type { LayoutSince, PlacedPlant } from '@planted/contracts';
import { NOTED_STEPS, PLANTING_STEPS, type PlantingStep, type StepDays } from '@planted/garden-domain';
import type { ExistingGarden } from './garden-state';
import { endedOf, matrixFrom } from './layout-history';
import { seasonOf } from './season-history';

export const spotOf = (plant: PlacedPlant): LayoutSince['plants'][number] => {
  const { plantName: _, ...spot } = plant;
  return spot;
};

/** All that is to come, and what was said of steps. */
export function plannedIn(garden: ExistingGarden): Pick<LayoutSince, 'coming' | 'steps'> {
  const { coming, after, under, fixed, done, started } = seasonOf(garden);
  const ids = [...garden.plants.map(({ id }) => id), ...coming.keys()];
  const isSaid = (id: string) => [after, under, fixed, done, started].some((part) => part.has(id));
  return {
    coming: [...coming.values()].map(spotOf),
    steps: ids.filter(isSaid).map((id) => ({
      id,
      after: after.get(id) ?? null,
      under: under.get(id) ?? null,
      wasComing: started.has(id),
      fixed: daysOf(PLANTING_STEPS, fixed.get(id)),
      done: daysOf(NOTED_STEPS, done.get(id)),
    })),
  };
}

const daysOf = <Step extends PlantingStep>(steps: readonly Step[], days: StepDays = {}) =>
  steps.flatMap((step) => {
    const day = days[step];
    return day === undefined ? [] : [{ step, day }];
  });

/** The garden's layout as its rules read it. */
export function layoutOf(garden: ExistingGarden) {
  const { saved, plants, layout } = garden;
  const season = seasonOf(garden);
  // What stood for a while and is to come again has not ended.
  const ended = [...endedOf(layout)].filter(([id]) => !season.coming.has(id) && !season.dropped.has(id));
  return {
    matrix: matrixFrom(saved.matrix),
    standing: new Map(plants.map((plant) => [plant.id, plant])),
    ended: new Map(ended.map(([id, { plant }]) => [id, plant])),
    season,
  };
}

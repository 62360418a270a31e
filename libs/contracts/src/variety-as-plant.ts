import type { Plant } from './plant';
import type { Variety } from './variety';

type Stages = Plant['growth_stages'];

/** The stages of a plant stretched to other days to maturity, to whole days that add up to them. */
export function stretched(stages: Stages, from: number, to: number): Stages {
  let [passed, told] = [0, 0];
  return stages.map(({ name, days }) => {
    passed += days;
    const end = from === 0 ? 0 : Math.round((passed * to) / from);
    const own = end - told;
    told = end;
    return { name, days: own };
  });
}

/** 'Zucchini ‘Black Beauty’' */
export const varietyName = (plantName: string, name: string): string => `${plantName} ‘${name}’`;

/** A variety as a row of the plant table: what it does not override is as of its plant. */
export function varietyAsPlant(
  plant: Plant,
  { id, name, also, overrides, short_description, accent }: Variety,
): Plant {
  const {
    sow_indoors_weeks_before_last_frost: _sow,
    plant_out_weeks_after_last_frost: _out,
    last_sowing_weeks_before_first_frost: _last,
    ...facts
  } = overrides;
  const days = facts.days_to_maturity ?? plant.days_to_maturity;
  return {
    ...plant,
    ...(facts as Partial<Plant>),
    id,
    plant_name: varietyName(plant.plant_name, name),
    short_description,
    other_names: [...also],
    misspelled_names: [],
    accent_color: accent ?? plant.accent_color,
    growth_stages: stretched(plant.growth_stages, plant.days_to_maturity, days),
  };
}

/** The plants and after them their varieties, each as a row. A variety of a plant that is not there is left out. */
export function withVarieties(plants: readonly Plant[], varieties: readonly Variety[]): Plant[] {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const rows = varieties.flatMap((variety) => {
    const plant = byId.get(variety.plant_id);
    return plant ? [varietyAsPlant(plant, variety)] : [];
  });
  return [...plants, ...rows];
}

import type { AliasFact, PlantFact, SpacingFact } from '@planted/catalogue-data';
import { type Plant, plant } from '@planted/contracts';

/**
 * One row of the plant table from its facts: flags flattened, distances and ranges from the spacing record,
 * other names from the alias record, picture paths and the seed link made from id and name.
 * @throws ZodError for a fact that the contract does not allow.
 */
export function toPlant(fact: PlantFact, spacing: SpacingFact, aliases: AliasFact): Plant {
  const { flags, appearance, ...fields } = fact;
  return plant.parse({
    ...fields,
    ...flags,
    plant_image_url: `/illustrations/plants/${fact.id}.svg`,
    optimized_plant_image_url: `/illustrations/plants/small/${fact.id}.svg`,
    amazon_purchase_link: seedSearch(fact.plant_name),
    days_to_maturity_min: spacing.days_to_maturity_min,
    days_to_maturity_max: spacing.days_to_maturity_max,
    plants_per_square_foot: spacing.plants_per_square_foot,
    spacing_inches: spacing.spacing_inches,
    leaf_color: appearance.leaf,
    accent_color: appearance.accent,
    other_names: aliases.other_names,
    misspelled_names: aliases.misspelled_names,
  });
}

const seedSearch = (plantName: string): string =>
  `https://www.amazon.com/s?${new URLSearchParams({ k: `${plantName} seeds` })}`;

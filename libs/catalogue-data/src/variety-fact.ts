import type { PlantFact, PlantFlags } from './plant-fact';
import type { SpacingFact } from './spacing-fact';

type Inherited = Omit<PlantFact, 'id' | 'plant_name' | 'flags' | 'appearance' | 'growth_stages'> &
  PlantFlags &
  Omit<SpacingFact, 'id' | 'family' | 'rotation_group'>;

/** A variety of a plant, as it stands in `data/varieties.json`: what it does not override is as of its plant. */
export interface VarietyFact {
  /** `<plant id>--<name as a slug>`. */
  readonly id: string;
  readonly plant_id: string;
  readonly name: string;
  /** Other names in trade. */
  readonly also: readonly string[];
  /** Begins with heirloom, open-pollinated, F1 or clonal. */
  readonly origin_note: string;
  readonly overrides: Readonly<Partial<Inherited>>;
  readonly habit:
    | 'bush'
    | 'determinate'
    | 'dwarf'
    | 'hardneck'
    | 'indeterminate'
    | 'semi-determinate'
    | 'semi-vining'
    | 'softneck'
    | 'trailing'
    | 'vining'
    | null;
  readonly resistances: readonly string[];
  /** Begins with what days are counted from, where days are overridden. */
  readonly season_note: string | null;
  readonly short_description: string;
  /** Of the fruit or flower, '#rrggbb'; null where it is that of the plant. */
  readonly accent: string | null;
  /** Keys of {@link VARIETY_SOURCES}. */
  readonly sources: readonly string[];
}

/** The sources of the varieties in words; VARIETIES-SOURCES.md says how far to trust each. */
export const VARIETY_SOURCES: Readonly<Record<string, string>> = {
  'cat-na': 'seed catalogs of North America',
  'cat-uk': 'seed catalogs of Britain',
  'cat-eu': 'seed catalogs of continental Europe',
  'cat-in': 'seed catalogs of India',
  awards: 'lists of awards and of extension services',
  breeder: 'release notes of its breeder',
  burpee: 'Burpee facts in a public repository',
  'list-a': 'variety list A of a public repository',
  'list-b': 'variety list B of a public repository',
  'list-c': 'a market grower’s list',
  'list-d': 'variety list D of a public repository',
  pages: 'garden pages',
};

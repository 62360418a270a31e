import { type OwnKind, ownKind, type Plant } from '@planted/contracts';

/** What a gardener may change of a plant: its label, unit, and what the plant has. */
export const FACT_FIELDS = {
  days_to_maturity: { label: 'Days to harvest', unit: 'days' },
  spacing_inches: { label: 'Spacing', unit: 'in' },
  planting_width: { label: 'Squares wide', unit: 'ft' },
  planting_height: { label: 'Squares long', unit: 'ft' },
  plants_per_square_foot: { label: 'Plants per square', unit: '' },
  mature_height: { label: 'Height', unit: 'in' },
} as const;
export type FactField = keyof typeof FACT_FIELDS;

/** The fields of a plant from nothing. */
export const NEEDED = ['spacing_inches', 'days_to_maturity'] as const satisfies readonly FactField[];
/** Those of a variety, which inherits them. */
export const INHERITED = [
  'days_to_maturity',
  'planting_width',
  'planting_height',
  'plants_per_square_foot',
  'mature_height',
] as const satisfies readonly FactField[];

/** As it is typed: an empty field inherits. */
export interface TypedKind {
  readonly id: string;
  readonly isPlant: boolean;
  readonly name: string;
  readonly facts: Readonly<Partial<Record<FactField, string>>>;
}

export type ReadKind =
  | { readonly ok: true; readonly kind: OwnKind }
  /** Sentences by field: 'name', or one of the facts. */
  | { readonly ok: false; readonly problems: ReadonlyMap<string, string> };

const labelOf = (field: string): string =>
  field in FACT_FIELDS ? FACT_FIELDS[field as FactField].label : 'The name';

/** Reads what is typed, and says in words what cannot be. */
export function readKind({ id, isPlant, name, facts }: TypedKind): ReadKind {
  const filled = Object.entries(facts).filter(([, text]) => text.trim() !== '');
  const read = ownKind.safeParse({
    ...{ id, isPlant, name },
    facts: Object.fromEntries(filled.map(([field, text]) => [field, Number(text)])),
  });
  const problems = new Map<string, string>();
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path.at(-1) ?? 'name');
    if (!problems.has(field))
      problems.set(
        field,
        message.startsWith('must') ? `${labelOf(field)} ${message}.` : 'Type a whole number.',
      );
  }
  if (isPlant)
    for (const field of NEEDED)
      if (!facts[field]?.trim())
        problems.set(field, `${labelOf(field)} is needed: there is no plant to take it from.`);
  if (!read.success || problems.size > 0) return { ok: false, problems };
  return { ok: true, kind: read.data };
}

/** The families of the catalog, each with the plant that a new one of it takes after. */
export function familiesOf(plants: readonly Plant[]): ReadonlyMap<string, Plant> {
  const families = new Map<string, Plant>();
  for (const plant of plants)
    if (plant.plant_type !== 'house plant' && !families.has(plant.crop_type))
      families.set(plant.crop_type, plant);
  return new Map([...families].toSorted(([a], [b]) => a.localeCompare(b)));
}

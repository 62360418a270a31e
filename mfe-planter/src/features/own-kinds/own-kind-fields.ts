import { type FROST_CLASSES, type OWN_STARTS, type OwnKind, ownKind, type Plant } from '@planted/contracts';

/** The figures that a gardener may change of a plant: label and unit. */
export const FACT_FIELDS = {
  days_to_maturity: { label: 'Days to harvest', unit: 'days' },
  spacing_inches: { label: 'Spacing', unit: 'in' },
  planting_width: { label: 'Squares wide', unit: 'ft' },
  planting_height: { label: 'Squares long', unit: 'ft' },
  plants_per_square_foot: { label: 'Plants per square', unit: '' },
  mature_height: { label: 'Height', unit: 'in' },
  indoor_weeks: { label: 'Indoors before', unit: 'weeks' },
} as const;
export type FactField = keyof typeof FACT_FIELDS;

type Start = (typeof OWN_STARTS)[number];
type Frost = (typeof FROST_CLASSES)[number];

export const START_WORDS: Readonly<Record<Start, string>> = {
  'direct-sow': 'Sown in place',
  'sow-indoors': 'Sown indoors',
  'set-out': 'Set out as a plant',
};
export const FROST_WORDS: Readonly<Record<Frost, string>> = {
  tender: 'Tender: no frost',
  'half-hardy': 'Half-hardy: a touch of frost',
  hardy: 'Hardy: some frost',
  'very-hardy': 'Very hardy: deep frost',
};

/** What is chosen from a list instead of typed. */
export const CHOICE_LABELS = { start: 'How it is started', frost: 'Frost', accent_color: 'Color' } as const;
export type ChoiceField = keyof typeof CHOICE_LABELS;
export type OwnField = FactField | ChoiceField;

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

/** As it is typed or chosen: an empty field inherits. */
export type TypedFacts = Readonly<Partial<Record<OwnField, string>>>;

export interface TypedKind {
  readonly id: string;
  readonly isPlant: boolean;
  readonly name: string;
  readonly facts: TypedFacts;
}

export type ReadKind =
  | { readonly ok: true; readonly kind: OwnKind }
  /** Sentences by field: 'name', or one of the facts. */
  | { readonly ok: false; readonly problems: ReadonlyMap<string, string> };

const labelOf = (field: string): string =>
  field in FACT_FIELDS ? FACT_FIELDS[field as FactField].label : 'The name';

/** What is said, without what is empty, and without weeks indoors of what is not started there. */
export const saidOf = (facts: TypedFacts): readonly (readonly [string, string])[] =>
  Object.entries(facts).filter(
    ([field, text]) =>
      text.trim() !== '' &&
      (field !== 'indoor_weeks' || facts.start === undefined || facts.start === 'sow-indoors'),
  );

/** Reads what is typed, and says in words what cannot be. */
export function readKind({ id, isPlant, name, facts }: TypedKind): ReadKind {
  const said = saidOf(facts).map(([field, text]) => [field, field in CHOICE_LABELS ? text : Number(text)]);
  const read = ownKind.safeParse({ ...{ id, isPlant, name }, facts: Object.fromEntries(said) });
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

/** What a plant from nothing has from its family, as far as its gardener does not say otherwise. */
export const familyWords = (parent: string, facts: TypedFacts): string =>
  facts.start || facts.frost
    ? `Rotation and neighbors come with the family. Sowing dates follow what you say; the rest is as of ${parent}.`
    : `Rotation and neighbors come with the family. Sowing dates are those of ${parent} until you say how it is started.`;

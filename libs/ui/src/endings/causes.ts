/** How much a kind stands, as the plant table says it: 'Low' is little. */
export interface Tolerances {
  readonly frost_tolerance: string;
  readonly drought_tolerance: string;
  readonly heat_tolerance: string;
}

/** What plants commonly fail of: as it is stored, and read in a sentence. */
const COMMON = [
  'slugs',
  'insects',
  'birds or animals',
  'disease',
  'frost',
  'drought',
  'heat',
  'too wet',
  'did not come up',
] as const;
type Cause = (typeof COMMON)[number];

/** A kind that stands little of it fails of it first. */
const BY_TOLERANCE: readonly (readonly [Cause, keyof Tolerances])[] = [
  ['frost', 'frost_tolerance'],
  ['drought', 'drought_tolerance'],
  ['heat', 'heat_tolerance'],
];

/** Causes to choose from, first those that the plant table says all of these kinds are prone to. */
export function causesOf(kinds: readonly Tolerances[]): readonly Cause[] {
  const prone = BY_TOLERANCE.flatMap(([cause, tolerance]) =>
    kinds.length > 0 && kinds.every((kind) => kind[tolerance] === 'Low') ? [cause] : [],
  );
  return [...new Set([...prone, ...COMMON])];
}

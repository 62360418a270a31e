/**
 * Steps of a planting, in their order. Flowers bloom where others are harvested; what is sown in its place has no
 * planting out.
 */
export const STEP_KINDS = [
  'sow-indoors',
  'sow',
  'plant-out',
  'first-harvest',
  'first-bloom',
  'last-harvest',
  'last-bloom',
  'clear',
] as const;

export type StepKind = (typeof STEP_KINDS)[number];

const FOOT = 12;

/** The ground that a plant takes in a grid of square feet. */
export interface SpacingFootprint {
  /** Feet, both ways. */
  readonly side: number;
  /** How many grow in one square; null where one plant takes more than that. */
  readonly plantsPerSquare: number | null;
}

/** What a distance between plants comes to: at 6 inches 4 grow in a square, at 18 inches one takes 2 × 2 feet. */
export function footprintOfSpacing(inches: number): SpacingFootprint {
  if (inches > FOOT) return { side: Math.ceil(inches / FOOT), plantsPerSquare: null };
  return { side: 1, plantsPerSquare: Math.floor(FOOT / inches) ** 2 };
}

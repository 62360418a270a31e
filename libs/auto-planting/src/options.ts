/** The options of 2 §9 with one meaning each. What 2 §9 calls disabled or unused does not exist. */
export interface AutoPlantingOptions {
  /** Fills what the algorithm leaves free with compatible plants. */
  readonly autoFillEmpty: boolean;
  /** Uses the gardener's own plants only; off, the offered filler, pollinator and pest-control plants too. */
  readonly onlyUserSelected: boolean;
  /**
   * A count is a limit, and Companion Planting places all of it in its scoring pass. Off, a count is a wish: that
   * pass places 70 % (2 §9), and auto-fill may repeat the gardener's own plants beyond their counts.
   */
  readonly strictCounts: boolean;
  /** Off, at most 80 % of the free cells are planted: the rest is room to walk and to sow later. */
  readonly useFullSpace: boolean;
  /** Where an algorithm's own order is even, pollinator-friendly plants come first; among fillers too. */
  readonly prioritizePollinators: boolean;
  /** Companion Planting: bad companions never stand within reach, and there is no leftover pass (2 §9). */
  readonly strictCompanions: boolean;
  /**
   * Maximize Yield: how far chance may shift a plant in the order, as a share of its footprint area.
   * 0 keeps the strict order, 1 is the most (2 §5); default 0.2 (2 §9).
   */
  readonly maximizeYieldPlantingVariance: number;
  /**
   * Water Efficiency: the same in percent of a plant's water score, 0 to 100 (2 §5), default 20. The 0.2 that
   * 2 §9 also shows is this share as a fraction; the bounds of 2 §5 decide which option has which unit.
   */
  readonly plantingVariance: number;
  /** Points for a good, a moderate and (taken off) a bad neighbor: 5 to 20, 0 to 10, 0 to 15 (2 §5). */
  readonly goodCompanionMultiplier: number;
  readonly moderateCompanionMultiplier: number;
  readonly badCompanionMultiplier: number;
  /** Companion Planting: chance shifts a place's score by at most ± half this share of it, 0 to 1; default 0.1. */
  readonly companionRandomness: number;
  /** Percent of the plantable cells that pollinator-friendly plants should cover, 0 to 100; default 30. */
  readonly pollinatorRatio: number;
  /** Percent of chance that a cluster goes on with the kind that was used least, 0 to 100; default 70. */
  readonly diversityFactor: number;
  /** Pollinator plants that belong together, 0 to 10; default 3. Under 2 each stands for itself. */
  readonly clusterSize: number;
  /**
   * Percent of the plantable cells that pest-control plants should cover, 0 to 100 (2 §5), default 20.
   * The fallback 0.2 of 2 §9 is the same share as a fraction: here 0.2 means 0.2 %.
   */
  readonly pestControlRatio: number;
  /**
   * Feet from one pest-control plant to the next, at least: 1 is side by side, 2 (the default) leaves a cell
   * between. A rule that no plan breaks. The fallback 5 of 2 §9 is not used: a default stands once.
   */
  readonly minSpacing: number;
  /** Feet that a pest-control plant guards around itself, and so the most that two should be apart; default 8. */
  readonly maxSpacing: number;
  /**
   * Percent of the objective that taking a plant off ground that rotation advises against may cost, 0 to 100; default 10.
   * 0 does not ask about rotation, 100 keeps its rules wherever there is room.
   */
  readonly rotationWeight: number;
  /**
   * What a gardener thinks of, each in percent of what a plant is worth on average, 0 to 100: so much of the objective may
   * one fault less cost. 0 does not ask. Weighed where the input has a `site`.
   */
  readonly northWeight: number;
  readonly badNeighborWeight: number;
  readonly blockWeight: number;
  readonly climberWeight: number;
  readonly spreadWeight: number;
  readonly reachWeight: number;
  readonly waterZoneWeight: number;
}

export const DEFAULT_OPTIONS: AutoPlantingOptions = {
  autoFillEmpty: true,
  onlyUserSelected: true,
  strictCounts: true,
  useFullSpace: true,
  prioritizePollinators: true,
  strictCompanions: false,
  maximizeYieldPlantingVariance: 0.2,
  plantingVariance: 20,
  goodCompanionMultiplier: 10,
  moderateCompanionMultiplier: 2,
  badCompanionMultiplier: 15,
  companionRandomness: 0.1,
  pollinatorRatio: 30,
  diversityFactor: 70,
  clusterSize: 3,
  pestControlRatio: 20,
  minSpacing: 2,
  maxSpacing: 8,
  rotationWeight: 10,
  northWeight: 50,
  badNeighborWeight: 100,
  blockWeight: 100,
  climberWeight: 60,
  spreadWeight: 20,
  reachWeight: 10,
  waterZoneWeight: 20,
};

type NumberOption = {
  [Key in keyof AutoPlantingOptions]: AutoPlantingOptions[Key] extends number ? Key : never;
}[keyof AutoPlantingOptions];

/** Lowest and highest value of each number (2 §5); a spacing beyond the longest side of a plot says no more. */
export const OPTION_BOUNDS: Readonly<Record<NumberOption, readonly [lowest: number, highest: number]>> = {
  maximizeYieldPlantingVariance: [0, 1],
  plantingVariance: [0, 100],
  goodCompanionMultiplier: [5, 20],
  moderateCompanionMultiplier: [0, 10],
  badCompanionMultiplier: [0, 15],
  companionRandomness: [0, 1],
  pollinatorRatio: [0, 100],
  diversityFactor: [0, 100],
  clusterSize: [0, 10],
  pestControlRatio: [0, 100],
  minSpacing: [0, 50],
  maxSpacing: [0, 50],
  rotationWeight: [0, 100],
  northWeight: [0, 100],
  badNeighborWeight: [0, 100],
  blockWeight: [0, 100],
  climberWeight: [0, 100],
  spreadWeight: [0, 100],
  reachWeight: [0, 100],
  waterZoneWeight: [0, 100],
};

/** These count plants or cells. */
const WHOLE: ReadonlySet<string> = new Set<NumberOption>(['clusterSize', 'minSpacing', 'maxSpacing']);

/** Every option with a value within its bounds: what is missing or no number has its default. */
export function completeOptions(given: Partial<AutoPlantingOptions> = {}): AutoPlantingOptions {
  const options: Record<string, boolean | number> = { ...DEFAULT_OPTIONS };
  for (const [name, standard] of Object.entries(DEFAULT_OPTIONS)) {
    const value: unknown = given[name as keyof AutoPlantingOptions];
    if (typeof standard === 'boolean') options[name] = typeof value === 'boolean' ? value : standard;
    else if (typeof value === 'number' && !Number.isNaN(value)) {
      const [lowest, highest] = OPTION_BOUNDS[name as NumberOption];
      const within = Math.min(highest, Math.max(lowest, value));
      options[name] = WHOLE.has(name) ? Math.floor(within) : within;
    }
  }
  return options as unknown as AutoPlantingOptions;
}

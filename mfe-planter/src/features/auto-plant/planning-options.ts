import type { AutoPlantingOptions, PlanningAlgorithm, Side, TermName } from '@planted/auto-planting';
import type { PlantPreset } from '../../planter/plan-report';

type Named<Value> = {
  [Name in keyof AutoPlantingOptions]: AutoPlantingOptions[Name] extends Value ? Name : never;
}[keyof AutoPlantingOptions];

/** A number of the options panel; its bounds and default are those of the library (2 §5, §9). */
export interface NumberField {
  readonly option: Named<number>;
  readonly label: string;
  readonly hint?: string;
  readonly step: number;
}

/** What each algorithm asks for (2 §5). */
export const numberFields: Record<PlanningAlgorithm, readonly NumberField[]> = {
  'maximize-yield': [
    {
      option: 'maximizeYieldPlantingVariance',
      label: 'Planting Variance',
      hint: '0 keeps strict order; 1 mixes the most.',
      step: 0.1,
    },
  ],
  'companion-planting': [
    { option: 'goodCompanionMultiplier', label: 'Good companion multiplier', step: 1 },
    { option: 'moderateCompanionMultiplier', label: 'Moderate companion multiplier', step: 1 },
    { option: 'badCompanionMultiplier', label: 'Bad companion multiplier', step: 1 },
  ],
  'pollinator-friendly': [
    { option: 'pollinatorRatio', label: 'Pollinator ratio', hint: 'Percent of the bed.', step: 1 },
    {
      option: 'diversityFactor',
      label: 'Diversity factor',
      hint: 'Chance of choosing a different plant, in percent.',
      step: 1,
    },
    { option: 'clusterSize', label: 'Cluster size', hint: 'Plants per cluster.', step: 1 },
  ],
  'water-efficiency': [
    {
      option: 'plantingVariance',
      label: 'Water planting variance',
      hint: '0 puts the least thirsty first; 100 mixes the most.',
      step: 1,
    },
  ],
  'organic-pest-control': [
    { option: 'pestControlRatio', label: 'Pest control ratio', hint: 'Percent of the bed.', step: 1 },
    {
      option: 'minSpacing',
      label: 'Min spacing',
      hint: 'Minimum feet between pest-control plants.',
      step: 1,
    },
    { option: 'maxSpacing', label: 'Max spacing', hint: 'Feet one pest-control plant protects.', step: 1 },
  ],
};

/** Of every algorithm, in a bed with a past (TIM-3). */
export const rotationField: NumberField = {
  option: 'rotationWeight',
  label: 'Rotation weight',
  hint: 'How much of the plan a plant may cost, in percent, to stay off ground that rotation advises against. 0 ignores rotation.',
  step: 1,
};

/** What a gardener thinks of, as options and reports name it. */
export const termNames: Record<TermName, string> = {
  north: 'Tall to the north',
  neighbors: 'Bad neighbors apart',
  block: 'Corn as a block',
  climbers: 'Climbers at an edge',
  spreading: 'Spreading kinds apart',
  reach: 'Within reach',
  watering: 'Connected watering zones',
  rotation: 'Rotation',
};

/** Of every algorithm; rotation has its own field, in a bed with a past. */
export const weightFields: readonly NumberField[] = [
  { option: 'northWeight', label: termNames.north, step: 1 },
  { option: 'badNeighborWeight', label: termNames.neighbors, step: 1 },
  { option: 'blockWeight', label: termNames.block, step: 1 },
  { option: 'climberWeight', label: termNames.climbers, step: 1 },
  { option: 'spreadWeight', label: termNames.spreading, step: 1 },
  { option: 'reachWeight', label: termNames.reach, step: 1 },
  { option: 'waterZoneWeight', label: termNames.watering, step: 1 },
];

/** Answers to 'Which side of the bed is north?'. */
export const northAnswers: readonly { readonly value: Side | 'unknown'; readonly label: string }[] = [
  { value: 'unknown', label: 'Not known' },
  { value: 'top', label: 'Top' },
  { value: 'right', label: 'Right' },
  { value: 'bottom', label: 'Bottom' },
  { value: 'left', label: 'Left' },
];

export interface SwitchField {
  readonly option: Exclude<Named<boolean>, 'onlyUserSelected'>;
  readonly label: string;
  /** Shown for these algorithms only; for all where it is left out. */
  readonly only?: PlanningAlgorithm;
}

/** The general options (2 §9) and Companion Planting's strictness. */
export const switchFields: readonly SwitchField[] = [
  { option: 'strictCompanions', label: 'Keep bad companions apart', only: 'companion-planting' },
  { option: 'autoFillEmpty', label: 'Fill empty spots' },
  { option: 'strictCounts', label: 'Use exact counts' },
  { option: 'useFullSpace', label: 'Use the full space' },
  { option: 'prioritizePollinators', label: 'Pollinator plants first' },
];

/** The plant preset choices (2 §9), and what they do. */
export const presets: Record<PlantPreset, { readonly label: string; readonly says: string }> = {
  user: { label: 'Use user selected plants', says: 'Only the plants that you chose.' },
  random: {
    label: 'Use random plants',
    says: 'Random plants that suit this garden. Yours are left out.',
  },
  mix: {
    label: 'Use a mix of everything',
    says: "Your plants first, then others that suit this garden in the space that's left.",
  },
};

import { describeMatrixProblem } from '@planted/garden-domain';

/**
 * The errors of 2 §5, word for word; a plot beyond the largest (1 §9) has the words of the plot's own rule, and an entry
 * that is no plant, for which 2 §5 has no words, its own.
 */
const autoPlantingErrors = {
  'unknown-algorithm': 'Unknown algorithm type',
  'nothing-to-plan': 'Garden matrix and plants are required',
  'not-a-plant': 'Each plant needs an id and a name',
  'not-a-matrix': 'Garden matrix must be a 2D array',
  'too-large': describeMatrixProblem('too-large'),
  'no-plan': 'Algorithm failed to produce valid result',
} as const;

export type AutoPlantingProblem = keyof typeof autoPlantingErrors;

/** A run that could not be started, or whose plan would not have been legal. */
export class AutoPlantingError extends Error {
  constructor(readonly problem: AutoPlantingProblem) {
    super(autoPlantingErrors[problem]);
    this.name = 'AutoPlantingError';
  }
}

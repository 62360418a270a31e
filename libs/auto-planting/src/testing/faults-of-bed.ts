import { type AutoPlantingInput, optimize, type OptimizedResult, runAutoPlanting } from '../index';
import { faultsOf } from './checker';
import { untrueSentences } from './sentences/read-sentences';
import { isWorseThanStart } from './standing';

/** What is wrong with the plans of a bed, and what they are worth to the gardener. */
export interface BedFaults {
  /** In words; none for two plans that are legal and say only what is so. */
  readonly faults: readonly string[];
  /** Sentences that were read. */
  readonly sentences: number;
  /** Requested plants that the improved plan places more than the specified layout. */
  readonly gained: number;
}

/** Plans a bed by the specified layout and by a search of so many steps, and checks both. */
export function faultsOfBed(input: AutoPlantingInput, iterations: number): BedFaults {
  const plain = runAutoPlanting(input);
  const better: OptimizedResult = optimize(input, { iterations });
  const faults = [
    ...faultsOf(input, plain),
    ...untrueSentences(input, plain).map((fault) => `specified layout: ${fault}`),
    ...faultsOf(input, better),
    ...untrueSentences(input, better).map((fault) => `improved plan: ${fault}`),
  ];
  if (isWorseThanStart(input, better))
    faults.push('the improved plan is worse than the one that it began with');
  const gained = better.score.requested - plain.score.requested;
  // What a gardener thinks of is weighed in both: moving plants for it may make room in the one and not in the other.
  const isSpecified = !input.site && !input.rotation;
  if (gained < 0 && isSpecified) faults.push(`${-gained} requested plants are lost`);
  if (JSON.stringify(optimize(input, { iterations })) !== JSON.stringify(better))
    faults.push('the same seed gives another plan');
  const said = [plain, better].flatMap(({ reasons, unusedPlants, warnings }) => [
    ...reasons.flatMap(({ terms }) => terms),
    ...unusedPlants,
    ...warnings,
  ]);
  return { faults, sentences: said.length, gained };
}

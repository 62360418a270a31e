import type { Bed } from '../problem/bed';
import type { Analysis } from '../result';
import { companionAnalysis } from './companion-analysis';
import { pestControlAnalysis, pollinatorAnalysis } from './coverage-analysis';
import { waterAnalysis } from './water-analysis';

/** The analysis blocks of what stands in a bed (2 §3), one at a time. */
export function* analysisInSteps(bed: Bed): Generator<void, Analysis> {
  const companion = companionAnalysis(bed);
  yield;
  const pollinator = pollinatorAnalysis(bed);
  yield;
  const pestControl = pestControlAnalysis(bed);
  yield;
  return { companion, pollinator, pestControl, water: waterAnalysis(bed) };
}

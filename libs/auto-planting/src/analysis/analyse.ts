import type { Bed } from '../problem/bed';
import type { Analysis } from '../result';
import { companionAnalysis } from './companion-analysis';
import { pestControlAnalysis, pollinatorAnalysis } from './coverage-analysis';
import { waterAnalysis } from './water-analysis';

/** The analysis blocks of what stands in a bed (2 §3). */
export const analyse = (bed: Bed): Analysis => ({
  companion: companionAnalysis(bed),
  pollinator: pollinatorAnalysis(bed),
  pestControl: pestControlAnalysis(bed),
  water: waterAnalysis(bed),
});

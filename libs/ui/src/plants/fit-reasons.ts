import {
  type FitCheck,
  type GrowingConditions,
  scoreFit,
  TEMPERATURE_MAX_AT_LEAST,
  TEMPERATURE_MIN_AT_MOST,
  WATER_FOR,
} from '@planted/garden-domain';
import type { PlantDetails } from './plant-details';
import { oneOf, temperatures, waterInWords, zones } from './plant-words';

export interface FitReason {
  readonly check: FitCheck;
  readonly label: string;
  readonly fits: boolean;
  /** Why, to be read after the label: 'wants Full Sun, this plot has Partial Shade'. */
  readonly words: string;
}

type InWords = (plant: PlantDetails, plot: GrowingConditions, fits: boolean) => string;

const mild = `${TEMPERATURE_MIN_AT_MOST}–${TEMPERATURE_MAX_AT_LEAST}\u00a0°F`;

const checks: readonly { check: FitCheck; label: string; inWords: InWords }[] = [
  {
    check: 'soil',
    label: 'Soil',
    inWords: ({ soil_type }, { soilType }, fits) =>
      fits
        ? `${soilType} is what it grows in`
        : `wants ${oneOf(soil_type) || 'another soil'}, this plot has ${soilType}`,
  },
  {
    check: 'sunlight',
    label: 'Sunlight',
    inWords: ({ sunlight }, plot, fits) =>
      fits ? `${sunlight}, as it wants` : `wants ${sunlight}, this plot has ${plot.sunlight}`,
  },
  {
    check: 'water',
    label: 'Water',
    inWords: ({ water_needs }, { maintenance }, fits) =>
      fits
        ? `wants ${waterInWords(water_needs)}, as ${maintenance} maintenance gives`
        : `wants ${waterInWords(water_needs)}, ${maintenance} maintenance gives ${waterInWords(WATER_FOR[maintenance])}`,
  },
  {
    check: 'zone',
    label: 'Zone',
    inWords: (plant, { hardiness }, fits) =>
      fits ? `hardy in ${hardiness}` : `hardy in ${zones(plant)}, this plot is in ${hardiness}`,
  },
  {
    check: 'temperature',
    label: 'Temperature',
    inWords: (plant, _, fits) =>
      fits ? `at ease at ${mild}` : `at ease at ${temperatures(plant)}, which is not all of ${mild}`,
  },
];

/** The five checks of the compatibility score (1 §5), each with its reason. */
export function fitReasons(plant: PlantDetails, conditions: GrowingConditions): readonly FitReason[] {
  const fit = scoreFit(plant, conditions);
  return checks.map(({ check, label, inWords }) => ({
    check,
    label,
    fits: fit.checks[check],
    words: inWords(plant, conditions, fit.checks[check]),
  }));
}

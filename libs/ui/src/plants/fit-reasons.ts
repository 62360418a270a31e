import {
  diesInWinter,
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
  /** Why, to be read after the label: 'needs Full Sun; this plot gets Partial Shade'. */
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
        ? `grows in ${soilType} soil`
        : `prefers ${oneOf(soil_type) || 'another soil'}; this plot is ${soilType}`,
  },
  {
    check: 'sunlight',
    label: 'Sunlight',
    inWords: ({ sunlight }, plot, fits) =>
      fits ? `likes ${sunlight}` : `needs ${sunlight}; this plot gets ${plot.sunlight}`,
  },
  {
    check: 'water',
    label: 'Water',
    inWords: ({ water_needs }, { maintenance }, fits) =>
      fits
        ? `needs ${waterInWords(water_needs)}, which suits ${maintenance} maintenance`
        : `needs ${waterInWords(water_needs)}; ${maintenance} maintenance means ${waterInWords(WATER_FOR[maintenance])}`,
  },
  {
    check: 'zone',
    label: 'Zone',
    inWords: (plant, plot, fits) =>
      fits
        ? `hardy in zone ${plot.hardiness}`
        : `hardy in zones ${zones(plant)}; this plot is in zone ${plot.hardiness}${diesInWinter(plant, plot) ? ', where it dies in winter' : ''}`,
  },
  {
    check: 'temperature',
    label: 'Temperature',
    inWords: (plant, _, fits) =>
      fits ? `comfortable at ${mild}` : `comfortable at ${temperatures(plant)}, which misses part of ${mild}`,
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

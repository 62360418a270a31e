import type { Plant } from '@planted/contracts';
import type { Fit, FitCheck, GrowingConditions } from '@planted/garden-domain';

export interface FitReason {
  readonly check: FitCheck;
  readonly fits: boolean;
  /** e.g. 'Wants Full Sun, this plot has Partial Shade'. */
  readonly words: string;
}

/** The five checks of the fit (1 §5) in words; what does not fit comes first. */
export function fitReasons(plant: Plant, { checks }: Fit, conditions: GrowingConditions): FitReason[] {
  const { soilType, sunlight, maintenance, hardiness } = conditions;
  const plot = (fits: boolean, has: string) => (fits ? `and this plot has it` : `this plot has ${has}`);
  const words: Record<FitCheck, string> = {
    sunlight: `Wants ${plant.sunlight}, ${plot(checks.sunlight, sunlight)}`,
    soil: `Wants ${listed(plant.soil_type)} soil, ${plot(checks.soil, soilType)}`,
    water: `Has ${plant.water_needs.toLowerCase()} water needs, which ${maintenance.toLowerCase()} maintenance ${checks.water ? 'meets' : 'does not meet'}`,
    zone: `Grows in zones ${plant.hardiness_range.replace('-', ' to ')}, this plot is in ${hardiness}`,
    temperature: `Bears ${plant.temperature_min} to ${plant.temperature_max} °F${checks.temperature ? '' : ', too narrow for a season outside'}`,
  };
  return (Object.keys(words) as FitCheck[])
    .map((check) => ({ check, fits: checks[check], words: words[check] }))
    .sort((a, b) => Number(a.fits) - Number(b.fits));
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'any';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

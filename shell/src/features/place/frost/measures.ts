/** Kilometers and feet in what is shown. */
const MILE = 1.609344;
const FEET_PER_METER = 3.28084;
/** Below it, a tenth tells something. */
const NEAR = 10;

export type Units = 'us' | 'metric';

/** Miles, feet and °F are for the United States; everyone else has kilometers, meters and °C. */
export const unitsOf = (language: string): Units => (/^en-US\b|^es-US\b/i.test(language) ? 'us' : 'metric');

const figure = (value: number): string => {
  const digits = value < NEAR ? 1 : 0;
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: digits }).format(value);
};

/** '4.2 miles', '16 miles', '6.8 km'. */
export function distanceText(kilometers: number, units: Units): string {
  if (units === 'metric') return `${figure(kilometers)} km`;
  const miles = figure(kilometers / MILE);
  return `${miles} ${miles === '1' ? 'mile' : 'miles'}`;
}

/** '1,080 ft elevation', '329 m elevation'. */
export function elevationText(meters: number, units: Units): string {
  const [height, unit] = units === 'us' ? [meters * FEET_PER_METER, 'ft'] : [meters, 'm'];
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 }).format(height)} ${unit} elevation`;
}

/** '32 °F', '−4 °C'. */
export function temperatureText(celsius: number, units: Units): string {
  const degrees = Math.round(units === 'us' ? (celsius * 9) / 5 + 32 : celsius);
  return `${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °${units === 'us' ? 'F' : 'C'}`;
}

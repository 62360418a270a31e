import type { Climate, FrostDays } from '@planted/season';
import { temperatureText, type Units } from './measures';

/** Not of winters: at the equator there are none. */
function yearsWithFrost(share: number): string {
  const ofTen = Math.round(share * 10);
  if (ofTen <= 0) return 'fewer than 1 year in 10 has';
  return ofTen === 1 ? 'about 1 year in 10 has' : `about ${ofTen} years in 10 have`;
}

/** What is said in place of frost dates. */
export function withoutDates({ frost, frostShare }: Climate): string {
  switch (frost) {
    case 'yearly':
      return 'Frost comes every year here, but no record is near enough to say when. Give your own dates.';
    case 'never':
      return 'No frost here. Dates follow temperature.';
    case 'rare':
      return `Frost is not every year here: ${yearsWithFrost(frostShare)} some. Dates follow temperature.`;
    case 'every-month':
      return 'Frost may come in every month here, so no date is free of it. Dates follow temperature.';
  }
}

/** The asterisk's meaning; empty where all days are published. */
function whatIsEstimated({ basis, estimated }: Climate): string {
  if (estimated.length === 0) return '';
  if (basis === 'own')
    return '* Estimated: how far the years differ is taken from records, not from your dates.';
  if (basis === 'stations')
    return '* Estimated from the 50% and 90% dates; these stations publish no 10% date.';
  if (!estimated.includes('p50')) return '* Estimated from the 50% and 10% dates.';
  return '* Estimated from monthly minimum temperatures.';
}

/** What the figures mean, below the table of odds. */
export function noteOnOdds(climate: Climate, units: Units): string {
  const where = climate.basis === 'stations' ? ' at the station' : '';
  const frost = climate.basis === 'own' ? '' : `Frost = ${temperatureText(0, units)}${where}.`;
  return [frost, whatIsEstimated(climate), 'Low ground gets frost later in spring.']
    .filter(Boolean)
    .join(' ');
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How near the method comes, and from what. */
export function noteOnSources(climate: Climate): string {
  const { basis, quality, period, sources } = climate;
  if (basis === 'own') return 'Your own dates. They always win, and no update changes them.';
  if (basis === 'stations' && climate.lastFrost === null)
    return `Source: NOAA Climate Normals ${period ?? ''}.`;
  if (basis === 'stations')
    return `${quality === 'good' ? '' : 'Few stations are near, so the dates may be weeks off. '}The nearer a station, the more it counts. Source: NOAA Climate Normals ${period ?? ''}. Checked against stations left out: half of the dates came within 4 days, 9 in 10 within 14.`;
  if (climate.lastFrost === null) return withoutMargins(climate);
  const places = `${counted(sources.length, 'place', 'places')}${period === null ? '' : `, ${period}`}`;
  // Of the dates of published records only those on the far side are worked out.
  const isPublished = climate.lastFrost !== null && !climate.estimated.includes('p50');
  const from = isPublished
    ? `From the published records of ${places}.`
    : `Estimated from monthly minimum temperatures of ${places}; wider by a week.`;
  return [from, margins[quality]].filter(Boolean).join(' ');
}

/** Where there are no dates, nothing is said of how far they are off. */
function withoutMargins({ quality, period, sources }: Climate): string {
  const places = `${counted(sources.length, 'place', 'places')}${period === null ? '' : `, ${period}`}`;
  const rough = quality === 'weak' ? ' A rough guess: no weather station is near.' : '';
  return `From the usual temperatures of ${places}.${rough}`;
}

const margins: Record<Climate['quality'], string> = {
  good: '',
  fair: 'Give or take two weeks.',
  weak: 'A rough guess: three weeks or more. Your own dates are better.',
};

/** '1 year in 10', with its asterisk where the day is estimated. */
export const yearsInWords = (of: keyof FrostDays, { estimated }: Climate): string =>
  `${words[of]}${estimated.includes(of) ? '*' : ''}`;

const words: Record<keyof FrostDays, string> = {
  p90: '9 years in 10',
  p50: 'Half of all years',
  p10: '1 year in 10',
};

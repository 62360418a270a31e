import { nameOfDay } from '../calendar/day';
import type { Climate } from '../climate/climate';
import type { CropFacts } from '../facts/crop-facts';
import { createAlmanac, type CropModel } from '../plan/almanac';
import type { NoWindow, WindowCause } from '../reasons/cause';
import { preferred, startOf } from '../windows/windows';
import type { Way } from '../windows/way';

export interface TablePlant {
  readonly name: string;
  readonly crop: CropFacts;
}

/** Any year without a leap day. */
const YEAR = 2027;

const DECIDES: Readonly<Record<WindowCause['code'], string>> = {
  'after-last-frost': 'frost',
  'before-first-frost': 'frost',
  'soil-warm': 'soil',
  'nights-warm': 'nights',
  'before-heat': 'heat',
  'after-heat': 'heat',
  'coolest-months': 'coolest months',
  'still-ripens': 'ripens',
  'light-ends': 'light',
  'before-winter': 'winter',
  'no-frost': 'no frost',
  'under-cover': 'cover',
  indoors: 'indoors',
};

const CLOSED: Readonly<Record<NoWindow['code'], string>> = {
  'house-plant': 'house plant',
  'nights-too-cold': 'nights too cold',
  'soil-too-cold': 'soil too cold',
  'season-too-short': 'season too short',
  'winter-kills': 'winter kills',
  'winter-too-warm': 'winter too warm',
  'summer-too-cool': 'summer too cool',
};

/**
 * When each kind is started and picked at each place: a page for people to read. In a cell: first and last day of
 * sowing (S), planting out (P) or planting in fall for the next year (F), what decides the first day, and the first
 * harvest or bloom.
 */
export function referenceTable(
  places: Readonly<Record<string, Climate>>,
  plants: readonly TablePlant[],
): string {
  const facts = new Map(plants.map(({ crop }) => [crop.id, crop]));
  const almanacs = Object.entries(places).map(([name, climate]) => ({
    name,
    almanac: createAlmanac(climate, facts),
  }));
  const rows = plants
    .filter(({ crop }) => crop.type !== 'house plant')
    .map(
      ({ name, crop }) =>
        `| ${name} | ${almanacs.map(({ almanac }) => cellOf(almanac.modelOf(crop.id, 'open'))).join(' | ')} |`,
    );
  return [
    `| | ${almanacs.map(({ name }) => name).join(' | ')} |`,
    `|---|${'---|'.repeat(almanacs.length)}`,
    ...rows,
  ].join('\n');
}

function cellOf(model: CropModel): string {
  const { ways, none } = model.windows;
  if (none) return `*${CLOSED[none.code]}*`;
  const best = preferred(ways, startOf(model.crop.season.starts[0]));
  return ways
    .filter((way) => way.start === best?.start || way.overwinters)
    .map((way) => wayText(model, way))
    .join('<br>');
}

function wayText(model: CropModel, way: Way): string {
  const { window, ripe } = model.dated(way, YEAR);
  const letter = way.overwinters ? 'F' : way.start === 'sow' ? 'S' : 'P';
  const isAllYear = window.to - window.from >= 364;
  const span = isAllYear ? 'all year' : `${short(window.from)}–${short(window.to)}`;
  const decided = way.why.from[0] ? DECIDES[way.why.from[0].code] : '';
  const season = model.harvestSeason(YEAR);
  const ripens = ripe ?? window.from + model.ripening(way.start)(window.from - model.seasonStart(YEAR));
  const harvest = season ? `${short(season.from)}–${short(season.to)}` : isAllYear ? '' : short(ripens);
  return `${letter} ${span} (${decided})${harvest && ` → ${harvest}`}`;
}

const short = (day: number): string => nameOfDay(day).replace(/^(\w{3})\w*/, '$1');

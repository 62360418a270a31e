import type { SeasonDay } from '../calendar/season-day';
import { type CropFacts, isGrownForBloom } from '../facts/crop-facts';
import type { StartWay } from '../facts/season-fact';
import type { NoWindow } from '../reasons/cause';
import { overwinteringWay, secondWay, survivesWinter } from './fall-ways';
import type { Ground } from './ground';
import { harvestSeasonOf } from './harvest-season';
import type { Start } from './ripening';
import { isGrownAsAnnual, springWays } from './spring-ways';
import type { PlantWindows, Way } from './way';

/** Winters may be so much warmer than those of the warmest zone that is named for a kind, °C. */
const WINTER_MARGIN = 7;

/**
 * All ways to start a kind in a bed, in the order of the season; none, with the reason, where it does not grow. Frost,
 * soil, nights, heat and light are looked at together; the causes name the one that decided.
 */
export function windowsOf(crop: CropFacts, ground: Ground): PlantWindows {
  const closed = closedTo(crop, ground);
  if (closed) return { ways: [], none: closed };
  const found = [...springWays(crop, ground), overwinteringWay(crop, ground)];
  const spring = found.filter(isWay);
  const first = preferred(spring, startOf(crop.season.starts[0])) ?? null;
  // What is planted in fall for the next year is not told twice.
  const isFallKnown = crop.lifecycle !== 'annual' || spring.some(({ overwinters }) => overwinters);
  const second = isFallKnown ? null : secondWay(crop, ground, first);
  const ways = merged(second ? [...spring, second] : spring).toSorted((a, b) => a.from - b.from);
  const [head, ...rest] = ways;
  if (head) return { ways: [head, ...rest], none: null };
  const none = found.find((one): one is NoWindow => one !== null && !isWay(one));
  return { ways: [], none: none ?? { code: 'summer-too-cool' } };
}

const isWay = (found: Way | NoWindow | null): found is Way => found !== null && !('code' in found);

/** Why a whole kind is closed to a place, whatever the day. */
function closedTo(crop: CropFacts, ground: Ground): NoWindow | null {
  const { season, lifecycle, type, warmestWinter } = crop;
  if (type === 'house plant') return { code: 'house-plant' };
  if (lifecycle === 'annual' || !ground.weather) return null;
  const coldest = ground.weather.coldestNight;
  if (!survivesWinter(crop, ground) && !isGrownAsAnnual(crop, ground))
    return { code: 'winter-kills', celsius: season.kill_c, coldest: Math.round(coldest) };
  if (
    type !== 'herb' &&
    lifecycle === 'perennial' &&
    coldest > warmestWinter + WINTER_MARGIN &&
    ground.style !== 'indoors'
  )
    return { code: 'winter-too-warm', celsius: Math.round(warmestWinter) };
  if (
    season.harvest_season &&
    !isGrownAsAnnual(crop, ground) &&
    !harvestSeasonOf(season.harvest_season, ground, isGrownForBloom(crop))
  )
    return { code: 'summer-too-cool' };
  return null;
}

/** Two ways of one start that meet are one. */
function merged(ways: readonly Way[]): Way[] {
  const all: Way[] = [];
  for (const way of ways.toSorted((a, b) => a.from - b.from)) {
    const same = all.findIndex(
      (other) =>
        other.start === way.start && other.overwinters === way.overwinters && way.from <= other.to + 1,
    );
    const other = all[same];
    if (!other) all.push(way);
    else if (way.to > other.to)
      all[same] = { ...other, to: way.to, last: way.last, why: { from: other.why.from, to: way.why.to } };
  }
  return all;
}

/** The step that begins with what a gardener has in hand: seed, seed for the windowsill, or something to plant. */
export const startOf = (way: StartWay | undefined): Start =>
  way === 'direct-sow' ? 'sow' : way === 'sow-indoors' ? 'sow-indoors' : 'plant-out';

export const preferred = (ways: readonly Way[], start: Start): Way | undefined =>
  ways.find((way) => way.start === start) ?? ways[0];

/**
 * The way that a planting takes: as it is started, else as is best for its kind, and the first that is still open.
 * @param notBefore days of the season that have passed when it was added do not count
 */
export function wayFor(
  crop: CropFacts,
  { ways }: PlantWindows,
  start: Start | null,
  notBefore: SeasonDay | null,
): Way | null {
  const wanted = start ?? startOf(crop.season.starts[0]);
  const alike = ways.filter((way) => way.start === wanted);
  const open = (list: readonly Way[]): Way | undefined =>
    list.find((way) => notBefore === null || (way.last ?? way.to) >= notBefore);
  const inGarden = ways.filter((way) => start === null || way.start === start);
  return open(alike) ?? open(inGarden) ?? alike.at(-1) ?? ways.at(-1) ?? null;
}

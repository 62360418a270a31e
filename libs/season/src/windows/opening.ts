import type { SeasonDay } from '../calendar/season-day';
import type { CropFacts } from '../facts/crop-facts';
import type { Range } from '../facts/season-fact';
import type { NoWindow, WindowCause } from '../reasons/cause';
import { COVER, type Ground, on } from './ground';

/**
 * Mean minimum of the nights that tender kinds wait for, °C, and those that also need the warmest soil: peppers and
 * what comes from the tropics.
 */
const NIGHTS = { tender: 8.5, tropical: 9.5 } as const;
const TROPICAL_SOIL = 18;
/** What is set out hardy needs ground that has thawed and can be dug. */
const WORKABLE_SOIL = 4;
/** Hardier perennials from warm countries, such as citrus, wait like tender kinds. */
const TENDER_KILL_C = -5;

/** What must have passed before a kind is started in spring; each with the day of the season from which it holds. */
export interface Opening {
  readonly from: SeasonDay;
  readonly why: readonly WindowCause[];
  /** What a day must have besides, wherever in the year. */
  readonly isWarm: (day: SeasonDay) => boolean;
}

export const isTender = ({ season, lifecycle }: CropFacts): boolean =>
  lifecycle === 'perennial' ? season.kill_c > TENDER_KILL_C - 0.1 : season.frost === 'tender';

/**
 * The first day to start a kind in spring: weeks round the last frost, the 10% date for tender kinds, warm soil, warm
 * nights, whichever is last; that one decides, and is the cause.
 */
export function openingOf(
  crop: CropFacts,
  ground: Ground,
  weeks: Range,
  isSown: boolean,
): Opening | NoWindow {
  const needs = temperatureNeeds(crop, weeks);
  const openers = frostOpeners(crop, ground, weeks, isSown);
  for (const need of needs) {
    const day = firstWarm(ground, need);
    if (day === null)
      return need.of === 'soil'
        ? { code: 'soil-too-cold', celsius: need.celsius }
        : { code: 'nights-too-cold', celsius: need.celsius };
    openers.push({ day, cause: causeOf(need) });
  }
  const isAlways = !ground.frost && everyDay((day) => needs.every((need) => isMet(ground, need, day)));
  if (isAlways) return { from: 0, why: styleCause(ground), isWarm: () => true };
  const from = Math.max(...openers.map(({ day }) => day));
  const why = openers.filter(({ day }) => day === from).map(({ cause }) => cause);
  return {
    from,
    why: [...why.slice(0, 1), ...styleCause(ground)],
    isWarm: (day) => needs.every((need) => isMet(ground, need, day)),
  };
}

interface Need {
  readonly of: 'soil' | 'nights';
  readonly celsius: number;
}

const causeOf = ({ of, celsius }: Need): WindowCause =>
  of === 'soil' ? { code: 'soil-warm', celsius } : { code: 'nights-warm', celsius };

function temperatureNeeds(crop: CropFacts, [earliest]: Range): Need[] {
  const soil = crop.season.min_soil_c;
  const needs: Need[] = [{ of: 'soil', celsius: soil ?? WORKABLE_SOIL }];
  if (isTender(crop) && earliest >= 0) {
    const isTropical = (soil ?? 0) >= TROPICAL_SOIL;
    needs.push({ of: 'nights', celsius: isTropical ? NIGHTS.tropical : NIGHTS.tender });
  }
  return needs;
}

function frostOpeners(crop: CropFacts, { frost }: Ground, [earliest]: Range, isSown: boolean) {
  const openers: { day: SeasonDay; cause: WindowCause }[] = [];
  if (!frost) return openers;
  openers.push({
    day: frost.last.p50 + earliest * 7,
    cause: { code: 'after-last-frost', weeks: earliest, odds: 0.5 },
  });
  if (isTender(crop) && earliest >= 0) {
    const underSoil = isSown ? (crop.season.germination_days?.[0] ?? 0) : 0;
    openers.push({
      day: frost.last.p10 - underSoil,
      cause: { code: 'after-last-frost', weeks: 0, odds: 0.1 },
    });
  }
  return openers;
}

function isMet(ground: Ground, { of, celsius }: Need, day: SeasonDay): boolean {
  if (!ground.weather) return true;
  return on(of === 'soil' ? ground.weather.soil : ground.weather.minimum, ground, day) >= celsius;
}

const everyDay = (is: (day: SeasonDay) => boolean): boolean =>
  Array.from({ length: 365 }, (_, day) => day).every(is);

/** From the depth of winter on; null when no day is warm enough. */
function firstWarm(ground: Ground, need: Need): SeasonDay | null {
  const { midwinter } = ground;
  for (let day = midwinter; day < midwinter + 365; day++) if (isMet(ground, need, day)) return day;
  return null;
}

export function styleCause({ style, frost, climate }: Ground): WindowCause[] {
  if (style === 'indoors' || style === 'hydroponic') return [{ code: 'indoors' }];
  if (style === 'cover' && frost) return [{ code: 'under-cover', weeks: -COVER.lastFrost / 7 }];
  return frost || climate.frost === 'every-month' ? [] : [{ code: 'no-frost' }];
}

import type { Plant, SeasonFact } from '@planted/contracts';
import { type CalendarDay, type GardenStyleId, kindIdOf } from '@planted/garden-domain';
import {
  type Almanac,
  type Climate,
  createAlmanac,
  cropFacts,
  type Day,
  type GardenStyle,
  nameOfDay,
  noWindowSentence,
  type PlantRecord,
  planSeason,
  seasonOf,
  sentenceOf,
  toDay,
  toText,
  warningSentence,
  type Words,
} from '@planted/season';

/** What is proposed for the plants of a kind. */
export interface Proposal {
  /** Null where the kind does not grow at this place. */
  readonly date: CalendarDay | null;
  /** 'June 13'. */
  readonly name: string | null;
  /** When, and why then, or why there is no date. */
  readonly reason: string;
}

export interface DateAdvice {
  proposalFor(plant: Plant): Proposal | null;
  /** What frost, or a season that ends, does to plants of a day; null where nothing does. */
  warningFor(plant: Plant, date: CalendarDay): string | null;
}

/** What stands between a bed and the weather, by how its garden is grown; a bed of an unknown style lies in the open. */
const groundOf = (style: GardenStyleId | null): GardenStyle =>
  style === 'indoor' ? 'indoors' : style === 'hydroponic' ? 'hydroponic' : 'open';

export interface Bed {
  readonly climate: Climate;
  /** Null where it is not known. */
  readonly style: GardenStyleId | null;
}

/** What all advice for a garden rests on. */
interface Advising {
  readonly almanac: Almanac;
  readonly style: GardenStyle;
  readonly today: Day;
  readonly words: Words;
}

/**
 * Advice on planting dates, by the windows of each kind at a place.
 * @param seasonFacts when and how kinds are grown
 * @param today the gardener's day; what is over by then is proposed for the season after
 */
export function dateAdvice(
  bed: Bed,
  plants: readonly Plant[],
  seasonFacts: readonly SeasonFact[],
  today: CalendarDay,
  temperature: Words['temperature'],
): DateAdvice {
  const facts = new Map(seasonFacts.map((fact) => [fact.id, fact]));
  const crops = plants.flatMap((plant) => {
    const fact = facts.get(kindIdOf(plant.id));
    return fact ? [[plant.id, cropFacts(plant as PlantRecord, fact)] as const] : [];
  });
  const almanac = createAlmanac(bed.climate, new Map(crops));
  const known = new Set(crops.map(([id]) => id));
  const words: Words = {
    nameOf: (id) => plants.find((plant) => plant.id === id)?.plant_name ?? id,
    year: Number(today.slice(0, 4)),
    temperature,
  };
  const advising = { almanac, style: groundOf(bed.style), today: toDay(today), words };
  return {
    proposalFor: ({ id }) => (known.has(id) ? proposalOf(id, advising) : null),
    warningFor: ({ id }, date) => (known.has(id) ? warningOf(id, date, advising) : null),
  };
}

function proposalOf(plantId: string, { almanac, style, today, words }: Advising): Proposal | null {
  const { windows, dated } = almanac.modelOf(plantId, style);
  if (windows.none) return { date: null, name: null, reason: noWindowSentence(windows.none, words) };
  const season = seasonOf(today, almanac.climate.hemisphere);
  const open = [season - 1, season, season + 1]
    .flatMap((year) => windows.ways.map((way) => dated(way, year)))
    .filter(({ window }) => window.to >= today)
    .toSorted((a, b) => Math.max(a.window.from, today) - Math.max(b.window.from, today));
  const [first] = open;
  if (!first) return null;
  const { way, window } = first;
  // What was sown indoors comes to its bed when it is planted out.
  const kind = way.start === 'sow' ? 'sow' : 'plant-out';
  const act = kind === 'sow' ? 'Sow' : 'Plant out';
  const [from, to] = [window.from, window.to].map((day) => nameOfDay(day, words.year));
  const isNow = window.from <= today;
  const cause = isNow ? way.why.to[0] : way.why.from[0];
  const when = isNow ? `${act} now, until ${to}.` : `${act} ${from} to ${to}.`;
  const day = Math.max(window.from, today);
  return {
    date: toText(day),
    name: nameOfDay(day, words.year),
    reason: cause ? `${when} ${sentenceOf(cause, kind, words)}` : when,
  };
}

function warningOf(
  plantId: string,
  date: CalendarDay,
  { almanac, style, today, words }: Advising,
): string | null {
  const day = toDay(date);
  const [planned] = planSeason({
    plantings: [
      {
        id: plantId,
        plantId,
        season: seasonOf(day, almanac.climate.hemisphere),
        squares: [],
        ...{ after: null, among: null, start: null, notBefore: null, spaced: null, end: null },
        style,
        moved: { sow: day, 'plant-out': day },
        ...{ done: {}, notYet: {} },
      },
    ],
    almanac,
    today,
  });
  const [warning] = planned?.warnings ?? [];
  return warning ? warningSentence(warning, words) : null;
}

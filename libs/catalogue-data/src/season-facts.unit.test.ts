import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeasonFact } from '@planted/season';
import { plantFacts, seasonFacts, spacingFacts } from '.';

const page = readFileSync(join(__dirname, '..', 'SEASON-SOURCES.md'), 'utf8');
const plants = new Map(plantFacts.map((plant) => [plant.id, plant]));
const spacings = new Map(spacingFacts.map((spacing) => [spacing.id, spacing]));
const plantOf = ({ id }: SeasonFact) => {
  const plant = plants.get(id);
  if (!plant) throw new Error(`plants.json has no ${id}`);
  return plant;
};
const isHousePlant = (fact: SeasonFact) => plantOf(fact).plant_type === 'house plant';
const outdoor = seasonFacts.filter((fact) => !isHousePlant(fact));
const annuals = outdoor.filter((fact) => plantOf(fact).lifecycle === 'annual');
const lasting = outdoor.filter((fact) => plantOf(fact).lifecycle !== 'annual');
const faulty = (facts: readonly SeasonFact[], isFaulty: (fact: SeasonFact) => boolean): string[] =>
  facts.filter(isFaulty).map(({ id }) => id);

/** What no kind goes beyond; a figure outside is a slip. */
const RANGES = {
  indoor_weeks: [2, 16],
  ideal_soil_c: [2, 36],
  germination_days: [2, 60],
  sun_hours: [0, 12],
  harvest_days: [1, 130],
  yield_lb_per_sqft: [0.0001, 5],
  min_soil_c: [2, 20],
  kill_c: [-60, 6],
  top_kill_c: [-10, 3],
  protect_below_c: [-10, 15],
  years_to_first_harvest: [0, 5],
  succession_days: [7, 45],
  heat_limit_c: [18, 40],
  seed_years: [1, 8],
} as const;
const WORDS = {
  maturity_from: ['sowing', 'planting-out'],
  plant_out_is: ['sowing', 'setting-out', null],
  frost: ['tender', 'half-hardy', 'hardy', 'very-hardy'],
  protect_when: ['in-growth', 'blossom', 'new-shoots', null],
  leaves: ['after-harvest', 'killed-by-frost', 'stays', 'biennial'],
  feeder: ['heavy', 'medium', 'light', 'fixes-nitrogen'],
  support: [null, 'stake', 'cage', 'trellis'],
  spreads: [null, 'self-sows', 'runners'],
} as const;
const STARTS =
  'direct-sow sow-indoors set clove tuber crown slip cutting bare-root potted division runner'.split(' ');

const isOutside = (value: unknown, [least, most]: readonly [number, number]): boolean =>
  value !== null && [value].flat().some((one) => typeof one !== 'number' || one < least || one > most);
const isReversed = (span: readonly number[] | undefined | null): boolean =>
  span != null && (span.length !== 2 || (span[0] ?? 0) > (span[1] ?? 0));

describe('SEA-3 the season facts', () => {
  it('are one for each plant, in its order', () => {
    expect(seasonFacts.map(({ id }) => id)).toEqual(plantFacts.map(({ id }) => id));
  });

  it.each(Object.keys(RANGES) as (keyof typeof RANGES)[])('lie in the range of %s', (field) => {
    expect(faulty(seasonFacts, (fact) => isOutside(fact[field], RANGES[field]))).toEqual([]);
  });

  it('use known words, and each start once', () => {
    for (const [field, words] of Object.entries(WORDS))
      expect(
        faulty(seasonFacts, (fact) => !words.some((word) => word === fact[field as keyof typeof WORDS])),
      ).toEqual([]);
    expect(
      faulty(
        seasonFacts,
        ({ starts }) =>
          starts.length === 0 ||
          new Set(starts).size < starts.length ||
          starts.some((start) => !STARTS.includes(start)),
      ),
    ).toEqual([]);
  });

  it('have spans that run forward, and fall weeks that run toward the frost', () => {
    expect(
      faulty(
        seasonFacts,
        (fact) =>
          [
            fact.direct_sow?.after_last_frost,
            fact.set_out?.after_last_frost,
            fact.harvest_season?.after_last_frost,
          ].some(isReversed) ||
          [
            fact.indoor_weeks,
            fact.ideal_soil_c,
            fact.germination_days,
            fact.harvest_days,
            fact.sun_hours,
          ].some(isReversed),
      ),
    ).toEqual([]);
    expect(
      faulty(
        seasonFacts,
        ({ autumn }) => !!autumn && autumn.before_first_frost[0] <= autumn.before_first_frost[1],
      ),
    ).toEqual([]);
  });

  it('name sources that the page of sources explains', () => {
    const keys = new Set([...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, key]) => key));
    expect(faulty(seasonFacts, ({ sources }) => sources.some((source) => !keys.has(source)))).toEqual([]);
  });
});

describe('SEA-3 ways and windows', () => {
  it('go together', () => {
    expect(faulty(outdoor, (fact) => !fact.direct_sow && !fact.set_out && !fact.autumn)).toEqual([]);
    expect(
      faulty(
        outdoor,
        ({ starts, direct_sow, autumn }) =>
          starts.includes('direct-sow') && !direct_sow && autumn?.is !== 'sowing',
      ),
    ).toEqual([]);
    expect(
      faulty(
        outdoor,
        ({ starts, indoor_weeks, set_out }) => starts.includes('sow-indoors') && (!indoor_weeks || !set_out),
      ),
    ).toEqual([]);
  });

  it('agree with the distances and dates of the catalog on what planting out is', () => {
    expect(
      faulty(
        outdoor.filter(({ id }) => id !== 'garlic'),
        ({ id, plant_out_is }) =>
          (spacings.get(id)?.plant_out_weeks_after_last_frost === null) !== (plant_out_is === null),
      ),
    ).toEqual([]);
  });

  it('count from the first growth stage', () => {
    expect(
      faulty(
        outdoor.filter(({ id }) => id !== 'ginger' && id !== 'turmeric'),
        (fact) =>
          /^(Germination|Cold Strat)/.test(plantOf(fact).growth_stages[0]?.name ?? '') !==
          (fact.maturity_from === 'sowing'),
      ),
    ).toEqual([]);
  });

  it('put nothing tender out before the last frost but what lies deep or is bare', () => {
    const early = faulty(
      outdoor,
      ({ frost, direct_sow, set_out }) =>
        frost === 'tender' && [direct_sow, set_out].some((weeks) => (weeks?.after_last_frost[0] ?? 0) < 0),
    );
    expect(early).toEqual(['potato']);
  });

  it('have no season for house plants', () => {
    expect(
      faulty(
        seasonFacts.filter(isHousePlant),
        ({ direct_sow, set_out, autumn, harvest_days, harvest_season }) =>
          [direct_sow, set_out, autumn, harvest_days, harvest_season].some((part) => part !== null),
      ),
    ).toEqual([]);
  });
});

describe('SEA-3 cold and harvest', () => {
  it('are in the class of the cold that kills them', () => {
    const classOf = (celsius: number) =>
      celsius > -2 ? 'tender' : celsius > -5 ? 'half-hardy' : celsius > -8 ? 'hardy' : 'very-hardy';
    expect(
      faulty(
        seasonFacts,
        ({ frost, kill_c, top_kill_c }) =>
          frost !== classOf(kill_c) && (top_kill_c === null || frost !== classOf(top_kill_c)),
      ),
    ).toEqual([]);
  });

  it('are protected above what kills them, and only where it is said when', () => {
    expect(
      faulty(seasonFacts, ({ protect_below_c, protect_when, kill_c, top_kill_c }) => {
        const killed = top_kill_c !== null && protect_when !== 'in-growth' ? top_kill_c : kill_c;
        return (
          (protect_below_c === null) !== (protect_when === null) ||
          (protect_below_c !== null && protect_below_c <= killed)
        );
      }),
    ).toEqual([]);
  });

  it('have the peppers covered at one temperature, to a degree', () => {
    const peppers = seasonFacts.filter(({ id }) => id.startsWith('pepper-'));
    expect(peppers.map(({ id, protect_below_c, kill_c }) => [id, (protect_below_c ?? 0) - kill_c])).toEqual(
      peppers.map(({ id }) => [id, 5]),
    );
  });

  it('have days of harvest for annuals, seasons for perennials', () => {
    expect(
      faulty(
        annuals,
        ({ harvest_days, years_to_first_harvest }) => !harvest_days || years_to_first_harvest !== 0,
      ),
    ).toEqual([]);
    expect(faulty(annuals, ({ leaves }) => leaves === 'stays')).toEqual([]);
    expect(faulty(lasting, ({ harvest_season }) => !harvest_season)).toEqual([]);
    expect(
      faulty(
        lasting,
        (fact) => Math.abs(fact.years_to_first_harvest - plantOf(fact).days_to_maturity / 365) > 1,
      ),
    ).toEqual([]);
  });

  it('fix nitrogen where the catalog says so, and have yields unless they are flowers', () => {
    expect(
      faulty(
        seasonFacts,
        (fact) => (fact.feeder === 'fixes-nitrogen') !== plantOf(fact).flags.nitrogen_fixer,
      ),
    ).toEqual([]);
    expect(
      faulty(
        outdoor,
        (fact) => (plantOf(fact).plant_type === 'flower') !== (fact.yield_lb_per_sqft === null),
      ),
    ).toEqual([]);
  });
});

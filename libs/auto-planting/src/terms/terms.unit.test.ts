import {
  type AutoPlantingInput,
  type AutoPlantingResult,
  optimize,
  PLANNING_ALGORITHMS,
  runAutoPlanting,
  SIDES,
  type TermName,
} from '../index';
import { faultsOf } from '../testing/checker';
import { bed, input, plant, related } from '../testing/gardens';
import { untrueSentences } from '../testing/sentences/read-sentences';
import { sharedSide } from './shared-side';

const STEPS = { iterations: 500 };
type Some = Omit<Partial<AutoPlantingInput>, 'algorithm'>;

/** The specified layout and an improved plan, which say only what is so. */
function plansOf(algorithm: AutoPlantingInput['algorithm'], some: Some): AutoPlantingResult[] {
  const given = input({ site: {}, ...some, algorithm, options: { minSpacing: 1, ...some.options } });
  return [runAutoPlanting(given), optimize(given, STEPS)].map((plan) => {
    expect([...untrueSentences(given, plan), ...faultsOf(given, plan)]).toEqual([]);
    return plan;
  });
}

const said = ({ weighed }: AutoPlantingResult, term: TermName) => {
  const { state, text } = weighed.find(({ name }) => name === term) ?? {};
  return [state, text];
};
const textsOf = ({ plants, reasons }: AutoPlantingResult, id: string) =>
  plants.flatMap(({ plantId }, at) => (plantId === id ? [reasons[at]?.text ?? ''] : []));

const tall = { matureHeight: 72, lovesSun: true };
const low = { matureHeight: 12, lovesSun: true };

describe.each(PLANNING_ALGORITHMS)('REA-9 a plan by %s, as a gardener thinks', (algorithm) => {
  it.each(SIDES)('has tall plants where they shade no sun-lover, with north at the %s', (north) => {
    const plants = [plant('sunflower', 4, tall), plant('lettuce', 8, low)];
    for (const plan of plansOf(algorithm, { plants, site: { north } })) {
      expect(plan.plantsPlaced).toBe(12);
      expect(said(plan, 'north')).toEqual([
        'kept',
        'no sun-lover stands in the shade of a plant 2 ft taller',
      ]);
      for (const text of textsOf(plan, 'sunflower')) expect(text).toContain('tall, and shades no sun-lover');
      for (const text of textsOf(plan, 'lettuce')) expect(text).toContain('in the sun: nothing 2 ft taller');
    }
  });

  it('has corn as a block, climbers at an edge, and what spreads apart', () => {
    const plants = [
      plant('corn', 9, { isWindPollinated: true }),
      plant('bean', 4, { climbs: true, spreads: null }),
      plant('mint', 2, { spreads: 'runners', climbs: false }),
      plant('carrot', 8, { spreads: null }),
    ];
    for (const plan of plansOf(algorithm, { matrix: bed(6, 6), plants })) {
      expect(plan.plantsPlaced).toBe(23);
      expect(said(plan, 'block')).toEqual(['kept', '9 corn together in 3 × 3 ft']);
      expect(said(plan, 'climbers')).toEqual(['kept', '4 climbers at an edge']);
      expect(said(plan, 'spreading')).toEqual([
        'kept',
        '2 spreading plants apart from what they may overrun',
      ]);
      expect(textsOf(plan, 'mint')[0]).toContain('spreads by runners, beside 0 plants of other kinds');
      expect(textsOf(plan, 'bean')[0]).toContain('climbs, at an edge');
    }
  });

  it.each([4, 5, 7])('gathers %i stalks of corn in rows both ways, where there is room', (stalks) => {
    const plants = [plant('corn', stalks, { isWindPollinated: true }), plant('tomato', 6)];
    for (const plan of plansOf(algorithm, { matrix: bed(8, 5), plants })) {
      const corn = plan.plants.filter(({ plantId }) => plantId === 'corn');
      const has = (x: number, y: number) => corn.some((stalk) => stalk.x === x && stalk.y === y);
      const single = corn.filter(
        ({ x, y }) =>
          ![1, -1].some((right) =>
            [1, -1].some((down) => has(x + right, y) && has(x, y + down) && has(x + right, y + down)),
          ),
      );
      expect(single.length).toBeLessThanOrEqual(1);
      expect(said(plan, 'block')?.[0]).toBe('kept');
    }
  });

  it('is within reach where there is room, and waters each zone in one area', () => {
    const plants = [
      plant('sage', 6, { droughtTolerance: 'high', isPestControl: true }),
      plant('celery', 6, { droughtTolerance: 'low', isPollinatorFriendly: true }),
    ];
    for (const plan of plansOf(algorithm, { matrix: bed(7, 7), plants })) {
      expect(said(plan, 'reach')).toEqual(['kept', 'every plant within 2 ft of an edge']);
      expect(said(plan, 'watering')).toEqual(['kept', '2 watering zones, each in one area']);
      expect(textsOf(plan, 'sage')[0]).toContain('in one area with 5 of 5 others of its watering zone');
    }
  });

  it('has no bad pair side by side where there is room', () => {
    const plants = [plant('fennel', 4), plant('tomato', 4)];
    const relations = related(['fennel', 'tomato', 'bad']);
    for (const plan of plansOf(algorithm, { matrix: bed(6, 2), plants, relations }))
      expect(said(plan, 'neighbors')).toEqual(['kept', 'no bad pair side by side']);
  });

  it('says which of its faults are of plants that stay, which no plan moves', () => {
    const plants = [plant('fennel', 1), plant('tomato', 1), plant('bean', 1, { climbs: true })];
    const relations = related(['fennel', 'tomato', 'bad']);
    const kept = ['fennel', 'tomato', 'bean'].map((plantId, x) => ({
      ...{ plantId, name: plantId, x: x + 2, y: 3, width: 1, height: 1, climbs: plantId === 'bean' },
    }));
    for (const plan of plansOf(algorithm, { matrix: bed(7, 7), plants, relations, kept })) {
      expect(said(plan, 'neighbors')).toEqual([
        'kept',
        'no bad pair side by side, not counting 1 that stays',
      ]);
      expect(said(plan, 'climbers')).toEqual(['kept', '1 climber at an edge, not counting 1 that stays']);
      expect(said(plan, 'reach')[1]).toMatch(
        /^every plant within 2 ft of an edge, not counting 3 that stay$/,
      );
    }
  });

  it.each([1, 2, 3])(
    'leaves no plant apart from all others of its kind, where room allows (seed %i)',
    (seed) => {
      const plants = [plant('lettuce', 8), plant('pepper', 4), plant('carrot', 6)];
      for (const plan of plansOf(algorithm, { matrix: bed(9, 4), plants, seed })) {
        const alone = plan.plants.filter(
          (one) => !plan.plants.some((other) => other.plantId === one.plantId && sharedSide(one, other) > 0),
        );
        expect(alone).toEqual([]);
      }
    },
  );

  it('loses no plant where all is full, and says what is open', () => {
    const plants = [
      plant('mint', 4, { spreads: 'runners' }),
      plant('sunflower', 12, { ...tall, climbs: true }),
    ];
    for (const plan of plansOf(algorithm, { plants })) {
      expect(plan.plantsPlaced).toBe(16);
      expect(said(plan, 'spreading')[0]).toBe('open');
      expect(plan.weighed.map(({ name }) => name)).toContain('climbers');
    }
  });
});

describe('REA-9 what is weighed in a plan', () => {
  const plan = (some: Some) => plansOf('maximize-yield', some)[0] as AutoPlantingResult;

  it('says of each term why it could not be weighed', () => {
    const nothing = plan({ plants: [plant('carrot', 2)] });
    expect(nothing.weighed).toEqual([
      { name: 'reach', state: 'kept', text: 'every plant within 2 ft of an edge' },
      {
        name: 'rotation',
        state: 'not-weighed',
        text: 'nothing that stood here before speaks against a place',
      },
      { name: 'north', state: 'not-weighed', text: 'not known which side of the bed is north' },
      { name: 'neighbors', state: 'not-weighed', text: 'no bad companions among these plants' },
      { name: 'block', state: 'not-weighed', text: 'no corn among these plants' },
      { name: 'climbers', state: 'not-weighed', text: 'not known which plants climb' },
      { name: 'spreading', state: 'not-weighed', text: 'not known which plants spread' },
      { name: 'watering', state: 'not-weighed', text: 'these plants are of one watering zone' },
    ]);
    const known = plan({
      plants: [plant('carrot', 2, { ...low, climbs: false, spreads: null })],
      site: { north: 'top' },
    });
    expect(said(known, 'north')).toEqual([
      'not-weighed',
      'no plant here is 2 ft taller than one that loves sun',
    ]);
    expect(said(known, 'climbers')).toEqual(['not-weighed', 'no climber among these plants']);
    expect(said(known, 'spreading')).toEqual(['not-weighed', 'no spreading kind among these plants']);
  });

  it('tells the weightiest first, and what is switched off', () => {
    const plants = [
      plant('bean', 2, { climbs: true, spreads: null }),
      plant('corn', 4, { isWindPollinated: true }),
    ];
    const named = (options: Some['options']) =>
      plan({ plants, options }).weighed.flatMap(({ name, state }) => (state === 'not-weighed' ? [] : [name]));
    expect(named({})).toEqual(['block', 'climbers', 'reach']);
    expect(named({ blockWeight: 5 })).toEqual(['climbers', 'reach', 'block']);
    expect(said(plan({ plants, options: { climberWeight: 0 } }), 'climbers')).toEqual([
      'not-weighed',
      'switched off',
    ]);
  });

  it('may cost so much of the objective as its weight says, and no more', () => {
    // At the free corner a climber is 1 ft farther from its good companion: a sixth of what it is worth.
    const kept = bed(3, 3).flatMap((row, y) =>
      row.flatMap((_cell, x) =>
        (x === 1 && y === 1) || (x === 2 && y === 2)
          ? []
          : [{ x, y, width: 1, height: 1, plantId: x + y === 0 ? 'basil' : 'other' }],
      ),
    );
    const climber = (climberWeight: number) => {
      const [specified] = plansOf('companion-planting', {
        ...{ matrix: bed(3, 3), kept, plants: [plant('tomato', 1, { climbs: true })] },
        relations: related(['tomato', 'basil', 'good']),
        options: { climberWeight },
      });
      return [specified?.plants[0]?.x, specified?.score.traded];
    };
    expect(climber(0)).toEqual([1, 0]);
    expect(climber(30)).toEqual([1, 0]);
    expect(climber(40)).toEqual([2, 1000]);
  });

  it('costs Companion Planting no companion for what a gardener merely likes', () => {
    // Two squares are free: one beside a good companion, out of reach, and one within reach, 1 ft farther from it.
    const isFree = (x: number, y: number) => x === y && (x === 1 || x === 2);
    const kept = bed(5, 5).flatMap((row, y) =>
      row.flatMap((_cell, x) =>
        isFree(x, y) ? [] : [{ x, y, width: 1, height: 1, plantId: x === 3 && y === 3 ? 'basil' : 'other' }],
      ),
    );
    const [specified] = plansOf('companion-planting', {
      ...{ matrix: bed(5, 5), kept, plants: [plant('tomato', 1)] },
      relations: related(['tomato', 'basil', 'good']),
      options: { reachWeight: 100 },
    });
    expect([specified?.plants[0]?.x, specified?.score.traded]).toEqual([2, 0]);
    expect(said(specified as AutoPlantingResult, 'reach')[0]).toBe('open');
  });

  it('is nothing without a site: the plan is by its algorithm alone', () => {
    const plants = [plant('corn', 4, { ...tall, isWindPollinated: true }), plant('lettuce', 8, low)];
    const plain = runAutoPlanting(input({ algorithm: 'maximize-yield', plants }));
    expect(plain.weighed).toEqual([
      {
        name: 'rotation',
        state: 'not-weighed',
        text: 'nothing that stood here before speaks against a place',
      },
    ]);
    expect(plain.reasons[0]?.text).toBe('needs 1 × 1 ft and fits here');
  });

  it('reads no sentence of it that is untrue', () => {
    const given = input({
      ...{ algorithm: 'maximize-yield', matrix: bed(1, 6), site: { north: 'bottom' } },
      plants: [
        plant('sunflower', 1, { ...tall, climbs: true, spreads: 'self-sows' }),
        plant('lettuce', 5, low),
      ],
      options: { northWeight: 0 },
    });
    const result = runAutoPlanting(given);
    const weighing = { ...given, options: { ...given.options, northWeight: 50 } };
    // Switched off, lettuces stand in the shade: with a weight that must be said.
    expect(untrueSentences(weighing, result).join()).toMatch(/lettuce at 0, \d hides its shade/);
    const lies = [
      'in the sun: nothing 2 ft taller shades it from the south',
      'climbs, but at no edge',
      'spreads by runners, beside 0 plants of other kinds',
      'out of reach, 3 ft from the nearest edge',
      'wind pollinates it: 1 sunflower, too few for a block',
    ];
    const honest = untrueSentences(given, result);
    for (const text of lies) {
      const reasons = result.reasons.map(() => ({ text, terms: [{ about: 'space' as const, text }] }));
      expect(untrueSentences(given, { ...result, reasons }).length).toBeGreaterThan(honest.length);
    }
    const praised = result.weighed.map((term) => ({ ...term, state: 'kept' as const }));
    expect(untrueSentences(given, { ...result, weighed: praised }).length).toBeGreaterThan(0);
  });
});

import { type AutoPlantingInput, runAutoPlanting } from '../index';
import { bed, input, plant, related, sketch } from '../testing/gardens';

const plan = (some: Parameters<typeof input>[0]) => runAutoPlanting(input(some));
const picture = (some: Parameters<typeof input>[0]): string[] => {
  const whole: AutoPlantingInput = input(some);
  return sketch(whole.matrix, runAutoPlanting(whole).plants);
};

describe('Companion Planting', () => {
  const algorithm = 'companion-planting';

  it('AUTO-1 puts good companions side by side and keeps bad ones out of reach', () => {
    const relations = related(['tomato', 'basil', 'good'], ['tomato', 'fennel', 'bad']);
    const plants = [plant('tomato', 1), plant('basil', 1), plant('fennel', 1)];
    const result = plan({ algorithm, matrix: bed(6, 1), plants, relations });
    expect(sketch(bed(6, 1), result.plants)).toEqual(['TB..F.']);
    expect(result.analysis.companion).toEqual({ score: 10, goodPairs: 1, moderatePairs: 0, badPairs: 0 });
  });

  it.each([
    [1, 10],
    [2, 6.7],
    [3, 3.3],
    [4, 0],
  ])('AUTO-1 scores a good neighbor %i ft away %d points', (feet, score) => {
    const kept = [{ x: feet, y: 0, width: 1, height: 1, plantId: 'basil' }];
    const matrix = [Array.from({ length: feet + 1 }, (_, x) => (x === 0 || x === feet ? 1 : 0))] as (
      | 0
      | 1
    )[][];
    const relations = related(['tomato', 'basil', 'good']);
    const result = plan({ algorithm, matrix, plants: [plant('tomato', 1)], relations, kept });
    expect(result.analysis.companion.score).toBe(score);
  });

  it('AUTO-1 places all of a strict count by score, however bad the places', () => {
    const relations = related(['tomato', 'fennel', 'bad']);
    const kept = [{ x: 0, y: 0, width: 1, height: 1, plantId: 'fennel' }];
    const { plants } = plan({ algorithm, matrix: bed(4, 1), plants: [plant('tomato', 3)], relations, kept });
    expect(plants.map(({ x }) => x)).toEqual([3, 2, 1]);
  });

  it('AUTO-1 places 70 % of a wish by score and leaves out the rest where every place is a conflict, and says so', () => {
    const relations = related(['tomato', 'fennel', 'bad']);
    const kept = [{ x: 0, y: 0, width: 1, height: 1, plantId: 'fennel' }];
    const plants = [plant('tomato', 10)];
    const options = { strictCounts: false, autoFillEmpty: false };
    const result = plan({ algorithm, matrix: bed(2, 5), plants, relations, kept, options });
    // 7 of 10 by score; the two cells that are then left touch the fennel or are 2 ft away.
    expect(result.plants.filter(({ y }) => y >= 3)).toHaveLength(4);
    expect(result.plantsPlaced).toBe(7);
    expect(result.unusedPlants).toEqual([
      expect.objectContaining({
        remaining: 3,
        reason: 'Could not place due to space constraints or companion conflicts',
        detail: 'bad companions rule out every empty spot (score -10 or less, fillers not counted)',
      }),
    ]);
  });

  it('AUTO-1 keeps every plant away from bad companions when companions are strict', () => {
    const relations = related(['tomato', 'fennel', 'bad']);
    const plants = [plant('tomato', 1), plant('fennel', 1)];
    const result = plan({
      algorithm,
      matrix: bed(2, 2),
      plants,
      relations,
      options: { strictCompanions: true },
    });
    expect(result.plantsPlaced).toBe(1);
    expect(result.unusedPlants[0]?.detail).toBe('every empty spot is within 3 ft of a bad companion');
  });

  it('AUTO-1 warns of scores above 5 and below -5 only', () => {
    const relations = related(
      ['tomato', 'basil', 'good'],
      ['tomato', 'leek', 'moderate'],
      ['onion', 'bean', 'bad'],
    );
    const plants = ['tomato', 'basil', 'leek', 'onion', 'bean'].map((id) => plant(id, 1));
    expect(plan({ algorithm, matrix: bed(5, 1), plants, relations }).warnings).toEqual([
      expect.stringContaining('tomato has good companions nearby'),
      expect.stringContaining('basil has good companions nearby'),
      ...(['onion', 'bean'].map(() => expect.stringContaining('is too close to bad companions')) as string[]),
    ]);
  });
});

describe('Pollinator Friendly', () => {
  const algorithm = 'pollinator-friendly';

  it('AUTO-1 plants clusters until 30 % of the cells are covered, then the other plants', () => {
    const plants = [plant('carrot', null), plant('dill', 9, { isPollinatorFriendly: true })];
    const options = { prioritizePollinators: false };
    const result = plan({ algorithm, matrix: bed(5, 4), plants, options });
    expect(result.analysis.pollinator).toMatchObject({
      targetCells: 6,
      coveredCells: 6,
      rating: 'Excellent',
    });
    expect(result.analysis.pollinator.clusters).toBeGreaterThanOrEqual(1);
    expect(result.unusedPlants).toEqual([
      expect.objectContaining({
        id: 'dill',
        remaining: 3,
        reason: 'Space allocated for pollinator clusters or insufficient space',
      }),
    ]);
  });

  it.each([
    [8, 'Excellent'],
    [6, 'Good'],
    [5, 'Needs Improvement'],
  ] as const)('AUTO-1 rates %i of 10 target cells %s', (count, rating) => {
    const plants = [plant('dill', count, { isPollinatorFriendly: true })];
    const result = plan({ algorithm, matrix: bed(10, 10), plants, options: { pollinatorRatio: 10 } });
    expect(result.analysis.pollinator.rating).toBe(rating);
  });

  it('AUTO-1 adds offered pollinators when the gardener allows it, and flags them', () => {
    const pollinatorPlants = [plant('borage', null)];
    const result = plan({ algorithm, pollinatorPlants, options: { onlyUserSelected: false } });
    expect(result.plants).toHaveLength(5);
    expect(result.plantMap.flat().find((cell) => cell?.rootCell)).toMatchObject({
      isPollinatorFriendly: true,
      isSupplementalPollinator: true,
    });
  });

  it('AUTO-1 says when there is no pollinator plant to add', () => {
    expect(plan({ algorithm, options: { onlyUserSelected: false, autoFillEmpty: false } }).warnings).toEqual([
      'No additional pollinator plants available from database. Using only user-selected plants.',
    ]);
  });
});

describe('Water Efficiency', () => {
  it('AUTO-1 places the lowest of frequency × amount + 10 × drought rank first', () => {
    const plants = [
      plant('lettuce', 2, { waterFrequency: 1, waterPerApplication: 1, droughtTolerance: 'low' }), // 21
      plant('thyme', 2, { waterFrequency: 7, waterPerApplication: 2, droughtTolerance: 'high' }), // 14
      plant('bean', 2), // 17, by the defaults
    ];
    expect(picture({ algorithm: 'water-efficiency', matrix: bed(3, 2), plants })).toEqual(['TTB', 'BLL']);
  });

  it('AUTO-1 groups watering zones in its analysis', () => {
    const plants = [plant('bean', 2), plant('thyme', 2, { droughtTolerance: 'High' })];
    const { analysis } = plan({ algorithm: 'water-efficiency', matrix: bed(2, 2), plants });
    expect(analysis.water).toEqual({
      zones: [
        { zone: 0, plants: 2 },
        { zone: 1, plants: 2 },
      ],
      together: 0.5,
    });
  });
});

describe('Organic Pest Control', () => {
  const algorithm = 'organic-pest-control';
  const marigold = plant('marigold', 9, { isPestControl: true });

  it('AUTO-1 keeps the spacing between pest-control plants and fills in the others', () => {
    const result = plan({ algorithm, matrix: bed(5, 1), plants: [marigold, plant('carrot', null)] });
    expect(sketch(bed(5, 1), result.plants)).toEqual(['MCMCM']);
    expect(result.analysis.pestControl).toMatchObject({
      targetCells: 1,
      coveredCells: 3,
      rating: 'Good',
      isolated: 0,
    });
    expect(result.unusedPlants[0]).toMatchObject({
      remaining: 6,
      reason: 'Space allocated for pest control or insufficient space',
    });
  });

  it.each([
    [8, 'Good'],
    [7, 'Needs Improvement'],
  ] as const)('AUTO-1 rates %i of 10 target cells %s', (count, rating) => {
    const plants = [{ ...marigold, count }];
    const result = plan({ algorithm, matrix: bed(10, 10), plants, options: { pestControlRatio: 10 } });
    expect(result.analysis.pestControl.rating).toBe(rating);
  });

  it('AUTO-1 plans as usual without pest-control plants, and says so', () => {
    const options = { onlyUserSelected: false, autoFillEmpty: false };
    expect(plan({ algorithm, plants: [plant('carrot', 2)], options })).toMatchObject({
      plantsPlaced: 2,
      warnings: [
        'No organic pest control plants available. Using only user-selected plants.',
        'No pest control plants available - used regular planting strategy',
      ],
    });
  });
});

describe('general options', () => {
  const algorithm = 'maximize-yield';
  const carrot = plant('carrot', 2);

  it('AUTO-1 fills up with compatible fillers of at most 2 ft, larger ones first', () => {
    const relations = related(['carrot', 'dill', 'bad']);
    const fillerPlants = [
      plant('dill', null),
      plant('cress', null),
      plant('oats', null, { width: 2 }),
      plant('pumpkin', null, { width: 3 }),
    ];
    const result = plan({
      algorithm,
      plants: [carrot],
      fillerPlants,
      relations,
      options: { onlyUserSelected: false },
    });
    expect(new Set(result.plants.map(({ plantId }) => plantId))).toEqual(
      new Set(['carrot', 'oats', 'cress']),
    );
    expect(result.plants.filter(({ role }) => role === 'filler').length).toBe(result.plantsPlaced - 2);
    expect(result.warnings).toEqual(['Filled remaining spaces with compatible filler plants']);
    expect(result.efficiency).toBe(result.plantsPlaced / 16);
  });

  it('AUTO-1 fills up with the gardener’s own plants when counts are not strict', () => {
    const result = plan({ algorithm, plants: [carrot], options: { strictCounts: false } });
    expect(result.plantsPlaced).toBe(16);
    expect(result.warnings).toEqual(['Filled remaining spaces with compatible plants']);
  });

  it('AUTO-1 says when it cannot fill up', () => {
    const relations = related(['carrot', 'dill', 'bad']);
    const options = { onlyUserSelected: false };
    expect(plan({ algorithm, plants: [carrot], options }).warnings).toEqual([
      'Could not auto-fill remaining spaces',
    ]);
    const fillerPlants = [plant('dill', null)];
    expect(
      plan({ algorithm, matrix: bed(3, 1), plants: [carrot], fillerPlants, relations, options }).warnings,
    ).toEqual(['No suitable filler plants found for remaining spaces']);
  });

  it('AUTO-5 leaves a fifth of the free cells when the full space is not to be used', () => {
    const result = plan({
      algorithm,
      plants: [plant('carrot', null)],
      matrix: bed(5, 5),
      options: { useFullSpace: false },
    });
    expect(result.plantsPlaced).toBe(20);
  });

  it('AUTO-5 puts pollinator-friendly plants first where sizes are even', () => {
    const plants = [plant('carrot', 1), plant('dill', 1, { isPollinatorFriendly: true })];
    const matrix = bed(2, 1);
    expect(picture({ algorithm, matrix, plants })).toEqual(['DC']);
    expect(picture({ algorithm, matrix, plants, options: { prioritizePollinators: false } })).toEqual(['CD']);
  });
});

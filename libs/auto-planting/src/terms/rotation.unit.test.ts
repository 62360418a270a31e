import { type AutoPlantingInput, optimize, PLANNING_ALGORITHMS, runAutoPlanting } from '../index';
import { faultsOf } from '../testing/checker';
import { bed, input, plant } from '../testing/gardens';
import { untrueSentences } from '../testing/sentences/read-sentences';

const WHY = 'Tomato stood there in 2025, free again in 2029';
const against = (plantId: string, ...columns: number[]) => [
  { plantId, squares: columns.map((x) => ({ x, y: 0, why: WHY })) },
];
/** One row of two tomatoes and two carrots, with tomatoes in the first squares the year before. */
const row = (algorithm: AutoPlantingInput['algorithm'], rotationWeight: number): AutoPlantingInput =>
  input({
    ...{ algorithm, matrix: bed(4, 1), rotation: against('tomato', 0, 1) },
    plants: [plant('tomato', 2, { isPollinatorFriendly: true, isPestControl: true }), plant('carrot', 2)],
    options: { rotationWeight, minSpacing: 1 },
  });
const columnsOf = (given: AutoPlantingInput, plantId = 'tomato') =>
  runAutoPlanting(given)
    .plants.filter((one) => one.plantId === plantId)
    .map(({ x }) => x)
    .toSorted();

describe.each(PLANNING_ALGORITHMS)('TIM-3 rotation in a plan by %s', (algorithm) => {
  it('keeps off the ground of the year before, and says so truly', () => {
    const given = row(algorithm, 100);
    const results = [runAutoPlanting(given), optimize(given, { iterations: 500 })];
    for (const result of results) {
      const tomatoes = result.plants.filter(({ plantId }) => plantId === 'tomato');
      expect(tomatoes.map(({ x }) => x).toSorted()).toEqual([2, 3]);
      const said = result.plants.flatMap(({ plantId }, at) =>
        plantId === 'tomato' ? [result.reasons[at]?.text] : [],
      );
      for (const text of said) expect(text).toContain('keeps off 2 ft² that rotation advises against');
      expect([...untrueSentences(given, result), ...faultsOf(given, result)]).toEqual([]);
    }
  });

  it('is the same for the same seed, and loses no requested plant where there is no other ground', () => {
    const given = { ...row(algorithm, 100), rotation: against('tomato', 0, 1, 2, 3) };
    const result = runAutoPlanting(given);
    expect(runAutoPlanting(given)).toEqual(result);
    expect(result.plants).toHaveLength(4);
    const at = result.plants.findIndex(({ plantId }) => plantId === 'tomato');
    expect(result.reasons[at]?.text).toContain(
      `1 of its 1 ft² are ground that rotation advises against: ${WHY}`,
    );
    expect(untrueSentences(given, result)).toEqual([]);
  });

  it('is not asked about with the weight 0, and says nothing then', () => {
    const { rotation: _, ...without } = row(algorithm, 0);
    const result = runAutoPlanting(row(algorithm, 0));
    expect(result).toEqual(runAutoPlanting(without));
  });
});

describe('TIM-3 the weight of rotation in a plan', () => {
  it('lets a plant cost so much of the objective, and no more', () => {
    // Away from the tomato's ground the good pair is apart, which costs a sixth of the objective.
    const given = (rotationWeight: number) =>
      input({
        algorithm: 'companion-planting',
        matrix: [[1, 1, 0, 1]],
        plants: [plant('tomato', 1)],
        kept: [{ x: 1, y: 0, width: 1, height: 1, plantId: 'basil', plantName: 'Basil' }],
        relations: new Map([['tomato', [{ id: 'basil', relation: 'good' }]]]),
        rotation: against('tomato', 0),
        options: { rotationWeight },
      });
    expect([0, 10, 20].map((weight) => columnsOf(given(weight)))).toEqual([[0], [0], [3]]);
  });

  it('leaves a filler away from ground that is not its own', () => {
    const filled = runAutoPlanting(
      input({
        ...{ algorithm: 'maximize-yield', matrix: bed(3, 1), rotation: against('radish', 1) },
        plants: [plant('carrot', 1)],
        fillerPlants: [plant('radish', null)],
        options: { onlyUserSelected: false, autoFillEmpty: true },
      }),
    );
    const radishes = filled.plants.filter(({ plantId }) => plantId === 'radish').map(({ x }) => x);
    expect(radishes).not.toContain(1);
    expect(radishes.length).toBeGreaterThan(0);
  });

  it('reads no sentence of rotation that is untrue', () => {
    const given = row('maximize-yield', 100);
    const result = runAutoPlanting(given);
    const liar = (text: string, about: 'rotation' | 'space' = 'rotation') => ({
      ...result,
      reasons: result.reasons.map((reason, at) =>
        result.plants[at]?.plantId === 'tomato' ? { text, terms: [{ about, text }] } : reason,
      ),
    });
    for (const text of [
      'keeps off 3 ft² that rotation advises against',
      `1 of its 1 ft² are ground that rotation advises against: ${WHY}`,
    ])
      expect(untrueSentences(given, liar(text))).toHaveLength(2);
    const silent = { ...given, rotation: against('tomato', 2, 3) };
    expect(untrueSentences(silent, liar('needs 1 × 1 ft and fits here', 'space'))).toHaveLength(3);
  });
});

import { optimize, PLANNING_ALGORITHMS, runAutoPlanting } from '../index';
import { bed, input, plant, related } from '../testing/gardens';
import { plantedInstance } from '../testing/planted-instance';

describe('the requested plants', () => {
  it('AUTO-4 are all placed, though a companion plan would score higher without some', () => {
    const relations = related(
      ['tomato', 'fennel', 'bad'],
      ['tomato', 'dill', 'bad'],
      ['fennel', 'dill', 'bad'],
    );
    const garden = input({
      algorithm: 'companion-planting',
      matrix: bed(4, 3),
      plants: [plant('tomato', 4), plant('fennel', 4), plant('dill', 4)],
      relations,
    });
    expect(optimize(garden, { iterations: 5_000 })).toMatchObject({ plantsPlaced: 12, unusedPlants: [] });
  });

  it.each(PLANNING_ALGORITHMS)(
    'AUTO-4 fill a bed of large plants by %s, which leaves no cell over',
    (algorithm) => {
      const { matrix, plants } = plantedInstance(18, 18, 7, 6, 2);
      const { score, start } = optimize(
        { algorithm, matrix, plants, seed: 1, now: '' },
        { iterations: 80_000 },
      );
      expect(start.requested).toBeLessThan(score.asked);
      expect(score.requested).toBe(score.asked);
    },
  );

  it('AUTO-4 come before pollinator plants that the gardener did not choose', () => {
    const garden = input({
      algorithm: 'pollinator-friendly',
      matrix: bed(4, 2),
      plants: [plant('carrot', 8)],
      options: { onlyUserSelected: false, pollinatorRatio: 50 },
      pollinatorPlants: [{ id: 'aster', name: 'Aster', plantingWidth: 1, plantingHeight: 1 }],
    });
    expect(runAutoPlanting(garden).score).toMatchObject({ asked: 8, requested: 8 });
  });

  it('AUTO-4 change places where only companions tell two plans apart', () => {
    const relations = related(['tomato', 'basil', 'good']);
    const garden = input({
      algorithm: 'maximize-yield',
      matrix: bed(12, 1),
      plants: [plant('tomato', 1), plant('carrot', 10), plant('basil', 1)],
      relations,
    });
    expect(runAutoPlanting(garden).analysis.companion).toMatchObject({ goodPairs: 1, score: 10 });
  });

  it('AUTO-1 without a count are as many as fit, whether the count is null or missing', () => {
    const { count: _none, ...carrot } = plant('carrot', 1);
    expect(runAutoPlanting(input({ algorithm: 'maximize-yield', plants: [carrot] })).plantsPlaced).toBe(16);
  });

  it('AUTO-2 are refused in words where an entry is no plant', () => {
    const garden = input({ algorithm: 'maximize-yield', plants: [null as never] });
    expect(() => runAutoPlanting(garden)).toThrow('Each plant needs an id and a name');
  });
});

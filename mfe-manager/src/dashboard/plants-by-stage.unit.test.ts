import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { plantsByStage, stageOf } from './plants-by-stage';
import { countersOf, countsOf } from './snapshot';

const inStage = (stage: string | null, count: number, from: number) =>
  Array.from({ length: count }, (_, n) =>
    gardenPlantOf(from + n, {
      plant_status: stage === null ? 'planned' : stage === 'harvestable' ? 'harvestable' : 'planted',
      plant_current_stage_name: stage,
      planted_date: stage === null ? null : '2026-05-01',
    }),
  );

describe('Plant Status', () => {
  it('DASH-4 shows at most 3 per stage, from harvest down to planned, then any that remain, 12 in all', () => {
    const plants = [
      ...inStage(null, 5, 0),
      ...inStage('Seedling', 4, 10),
      ...inStage('harvestable', 4, 20),
      ...inStage('Mystery', 1, 30),
    ];
    expect(plantsByStage(plants).map(stageOf)).toEqual([
      ...Array(3).fill('harvestable'),
      ...Array(3).fill('Seedling'),
      'Mystery',
      ...Array(3).fill('planned'),
      'harvestable',
      'Seedling',
    ]);
  });
});

describe('Garden Snapshot', () => {
  it('DASH-3 counts gardens, plants, those to plant, those to harvest, and no notifications', () => {
    const plants = [...inStage(null, 2, 0), ...inStage('Seedling', 1, 10), ...inStage('harvestable', 1, 20)];
    const counters = countersOf(countsOf([gardenRowOf(1)], plants));
    expect(counters.map(({ label, value }) => [label, value])).toEqual([
      ['Total Gardens', 1],
      ['Total Plants', 4],
      ['Ready for Planting', 2],
      ['Ready for Harvest', 1],
      ['Community Notifications', 0],
    ]);
  });
});

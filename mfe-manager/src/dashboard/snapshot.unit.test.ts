import { countersOf } from './snapshot';

describe('Garden Snapshot', () => {
  it('DASH-3 counts gardens, plants, those to plant, those to harvest, and no notifications', () => {
    const counters = countersOf({ gardens: 1, plants: 4, readyForPlanting: 2, readyForHarvest: 1 });
    expect(counters.map(({ label, value }) => [label, value])).toEqual([
      ['Total Gardens', 1],
      ['Total Plants', 4],
      ['Ready for Planting', 2],
      ['Ready for Harvest', 1],
      ['Community Notifications', 0],
    ]);
  });
});

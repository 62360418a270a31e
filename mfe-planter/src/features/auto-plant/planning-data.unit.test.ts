import * as api from '@planted/api-client';
import { exampleOwnKind, examplePlant } from '@planted/contracts/testing';
import { loadPlanningData, type Remember } from './planning-data';

jest.mock('@planted/api-client', () => ({
  ...jest.requireActual('@planted/api-client'),
  ...{ readPlants: jest.fn(), fetchOwnKinds: jest.fn(), fetchVarieties: jest.fn() },
  ...{ fetchSeasonFacts: jest.fn(async () => []), fetchCompanionPlants: jest.fn(async () => new Map()) },
}));

const remember: Remember = (_key, load) => load();
const id = 'radish--0190a000-0000-7000-8000-000000000009';

beforeEach(() => {
  jest.mocked(api.readPlants).mockResolvedValue([examplePlant({ id: 'radish', mature_height: 8 })]);
  jest.mocked(api.fetchVarieties).mockResolvedValue([]);
  jest.mocked(api.fetchOwnKinds).mockReset();
});

describe('REA-5 what a plan knows of a kind of one’s own', () => {
  it('is what its gardener said, and else what its plant is', async () => {
    const kind = { ...exampleOwnKind(), id, isRemoved: false };
    jest.mocked(api.fetchOwnKinds).mockResolvedValue([{ ...kind, facts: { mature_height: 20 } }]);
    expect((await loadPlanningData([id], 'user', remember)).varieties).toMatchObject([
      { id, mature_height: 20 },
    ]);
    jest.mocked(api.fetchOwnKinds).mockResolvedValue([{ ...kind, facts: {} }]);
    expect((await loadPlanningData([id], 'user', remember)).varieties).toMatchObject([
      { id, mature_height: 8 },
    ]);
  });

  it('is not asked for where none is chosen, and a plan is made without an answer', async () => {
    await loadPlanningData(['radish'], 'user', remember);
    expect(api.fetchOwnKinds).not.toHaveBeenCalled();
    jest.mocked(api.fetchOwnKinds).mockRejectedValue(new Error('Network error'));
    expect((await loadPlanningData([id], 'user', remember)).varieties).toEqual([]);
  });
});

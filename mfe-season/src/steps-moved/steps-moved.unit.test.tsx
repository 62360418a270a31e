import { fetchSeason, fetchSeasonFacts, readKindsOf } from '@planted/api-client';
import { exampleSeasonFact } from '@planted/contracts/testing';
import { madison } from '@planted/season/testing/madison';
import remote from '../routes';
import { beanPlant, beans, gardenId, seasonOf } from '../testing/season-answers';

jest.mock('@planted/api-client', () => ({
  ...jest.requireActual('@planted/api-client'),
  ...{ fetchSeason: jest.fn(), fetchSeasonFacts: jest.fn(), readKindsOf: jest.fn() },
}));

const here = { ...madison, minimum: null, maximum: null, sources: [], estimated: ['p10' as const] };
const later = { ...here, lastFrost: { p90: 112, p50: 126, p10: 140 } };
const at = (climate: typeof here | null) => ({
  ...{ version: 1, choice: null, inherited: null, from: null, gardens: [], climate },
});

describe('SEA-1 what a change of place does to the steps', () => {
  beforeEach(() => {
    jest.mocked(readKindsOf).mockReset().mockResolvedValue([beanPlant]);
    jest.mocked(fetchSeasonFacts).mockResolvedValue([{ ...exampleSeasonFact(), id: beanPlant.id }]);
    jest.mocked(fetchSeason).mockResolvedValue(seasonOf(beans(0)));
  });
  const said = async (...asked: Parameters<NonNullable<Awaited<ReturnType<typeof load>>>>) =>
    (await load())?.(...asked);
  const load = async () => remote.offers?.stepsMoved?.();

  it('SEA-1 says how many moved, or have dates now, and nothing where none did', async () => {
    expect(await said(at(here), at(later), undefined)).toMatch(/^[1-9] steps moved\.$/);
    expect(await said(at(later), at(later), undefined)).toBeUndefined();
    expect(await said(at(null), at(here), undefined)).toMatch(/^[1-9] steps have dates now\.$/);
    expect(await said(at(here), at(null), undefined)).toBeUndefined();
  });

  it('REA-5 counts the steps of varieties and own kinds, too', async () => {
    const own = `${beanPlant.id}--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b`;
    jest.mocked(fetchSeason).mockResolvedValue(seasonOf(beans(0, { plantId: own })));
    jest.mocked(readKindsOf).mockResolvedValue([beanPlant, { ...beanPlant, id: own }]);
    expect(await said(at(here), at(later), undefined)).toMatch(/^[1-9] steps moved\.$/);
    expect(readKindsOf).toHaveBeenLastCalledWith([own]);
  });

  it('SEA-1 says it of one garden where the place is that of one, and of none without plantings', async () => {
    expect(await said(at(here), at(later), gardenId)).toMatch(/^[1-9] steps moved\.$/);
    expect(await said(at(here), at(later), 'another')).toBeUndefined();
    jest.mocked(fetchSeason).mockResolvedValue(seasonOf());
    expect(await said(at(here), at(later), undefined)).toBeUndefined();
    expect(readKindsOf).toHaveBeenCalledTimes(1);
  });
});

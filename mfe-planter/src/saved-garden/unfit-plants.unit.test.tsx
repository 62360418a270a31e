import type { PlantingSpot } from '@planted/garden-domain';
import { chosen } from '../testing/gardens';
import type { UnfitPlant } from './bed-draft';
import { asRefused, toTell } from './unfit-plants';

const spot = (id: string, plantId = 'pea', x = 0): PlantingSpot => ({
  ...{ id, plantId, x, y: 0, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null },
});
const unfit = (id: string, plantId?: string): UnfitPlant => ({
  ...{ id, wanted: spot(id, plantId), now: null, why: 'no-room' },
});

describe('EDT-4 what is told of a draft', () => {
  it('says of what was refused why, and of what went back with it what stays', () => {
    const before = [unfit('earlier')];
    const refused = { id: 'peas', reason: 'overlaps another plant', plants: [chosen('pea', 1)] };
    expect(asRefused([...before, unfit('peas'), unfit('cress', 'cress')], before, refused)).toEqual([
      unfit('earlier'),
      { ...unfit('peas'), why: 'refused', reason: 'overlaps another plant' },
      { ...unfit('cress', 'cress'), why: 'refused', reason: 'pea stays as it is in the garden' },
    ]);
  });

  it('tells what was told before as it is now: to come, standing or gone', () => {
    const isComing = { isComing: true } as const;
    const before = [unfit('stands'), { ...unfit('comes'), ...isComing }, { ...unfit('sown'), ...isComing }];
    const rebased = {
      draft: new Map([['sown', spot('sown')]]),
      expected: {
        coming: new Map([['stands', { ...spot('stands'), after: null }]]),
        ...{ fixed: new Map(), under: new Map() },
      },
      unfit: [],
    };
    const shown = toTell(before, rebased).map((one) => [one.id, one.now?.id, one.isComing]);
    expect(shown).toEqual([
      ['stands', 'stands', true],
      ['comes', undefined, true],
      ['sown', 'sown', undefined],
    ]);
  });
});

import { examplePlant } from '@planted/contracts/testing';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { chooseFollowers } from './choose-followers';

const row = gardenRowOf(1);
const carrot = examplePlant({ id: 'carrot', plant_name: 'Carrot', crop_type: 'Umbellifer' });
const gone = [0, 1].map((n) => gardenPlantOf(n, { plant: carrot }));
const kind = (id: string, known: Parameters<typeof examplePlant>[0] = {}) =>
  examplePlant({ id, plant_name: id, crop_type: id, ...known });
const chosen = (plants: ReturnType<typeof kind>[], standing = [gardenPlantOf(3, { plant: carrot })]) =>
  chooseFollowers(plants, { row, standing, gone });
const names = (followers: ReturnType<typeof chosen>) => followers.map(({ plant }) => plant.id);

describe('kinds that could follow', () => {
  it('EDT-6 fit the cleared squares and fill them', () => {
    const sizes = [kind('small'), kind('wide', { planting_width: 2 }), kind('high', { planting_height: 2 })];
    const spots = chosen(sizes).map(({ plant, spots: own }) => [plant.id, own]);
    expect(spots).toEqual([
      ['small', [0, 1].map((x) => ({ x, y: 0, width: 1, height: 1 }))],
      ['wide', [{ x: 0, y: 0, width: 2, height: 1 }]],
    ]);
  });

  it('EDT-6 fill nothing that is planted again', () => {
    const [follower] = chosen([kind('bean')], [gardenPlantOf(0)]);
    expect(follower?.spots).toEqual([{ x: 1, y: 0, width: 1, height: 1 }]);
    expect(chosen([kind('bean')], gone)).toEqual([]);
  });

  it.each([
    ['another zone', { hardiness_zones: ['10a'] }],
    ['another light', { sunlight: 'Full Shade' }],
    ['years', { lifecycle: 'perennial' }],
    ['a pot indoors', { plant_type: 'house plant' as const }],
    ['not beside what stands', { avoid_plants: ['carrot'] }],
  ])('EDT-6 are none that want %s', (_what, known) => {
    expect(names(chosen([kind('other', known), kind('bean')]))).toEqual(['bean']);
  });

  it('EDT-6 are first of another crop type, then good neighbors, one of each type', () => {
    const kinds = [
      kind('dill', { crop_type: 'Umbellifer', days_to_maturity: 10 }),
      kind('pea', { crop_type: 'Legume', days_to_maturity: 60 }),
      kind('bean', { crop_type: 'Legume', days_to_maturity: 55 }),
      kind('leek', { days_to_maturity: 90, companion_plants: ['carrot'] }),
    ];
    expect(chosen(kinds).map(({ plant, why }) => [plant.id, why])).toEqual([
      ['leek', ['leek after Umbellifer', 'good beside Carrot']],
      ['bean', ['Legume after Umbellifer']],
      ['dill', ['Umbellifer again']],
    ]);
  });

  it('EDT-6 have no rotation to speak of where a crop type is no family', () => {
    expect(chosen([kind('calendula', { crop_type: 'Ornamental Annual' })])).toMatchObject([{ why: [] }]);
  });

  it('EDT-6 are a short list', () => {
    expect(chosen(Array.from({ length: 20 }, (_, n) => kind(`kind ${n}`)))).toHaveLength(6);
  });
});

import { diesInWinter, HARDINESS_ZONES } from '@planted/garden-domain';
import { catalogueFacts } from './catalogue-facts';

const { plants } = catalogueFacts();
/** '9a' as 90 and '9b' as 95, read of the record's range rather than of its list of zones. */
const asNumber = (zone = ''): number => Number.parseInt(zone, 10) * 10 + (zone.endsWith('b') ? 5 : 0);
const named = (id: string) => plants.find((plant) => plant.id === id);

describe('dying in winter', () => {
  it('FIT-2 is said of just the biennials and perennials whose range begins above the zone', () => {
    for (const plant of plants)
      for (const hardiness of HARDINESS_ZONES) {
        const [coldest] = plant.hardiness_range.split('-');
        const isTooCold = asNumber(hardiness) < asNumber(coldest);
        const said = [plant.id, hardiness, diesInWinter(plant, { hardiness })];
        expect(said).toEqual([plant.id, hardiness, plant.lifecycle !== 'annual' && isTooCold]);
      }
  });

  it.each([
    ['aloe-vera', true],
    ['rosemary', true],
    ['thyme', false],
    ['tomato-cherry', false],
  ])('FIT-2 in zone 5b, %s: %s', (id, dies) => {
    const plant = named(id);
    expect(plant && diesInWinter(plant, { hardiness: '5b' })).toBe(dies);
  });
});

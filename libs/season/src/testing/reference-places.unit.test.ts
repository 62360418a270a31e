import { climateAt } from '../place/climate-at';
import { searchPlaces } from '../place/search-places';
import { shippedRecords } from '../place/shipped-records.examples';
import { places } from './catalog';

const ASKED: Readonly<Record<string, string>> = {
  Duluth: 'Duluth, Minnesota',
  Boise: 'Boise, Idaho',
  Atlanta: 'Atlanta, Georgia',
  'San Diego': 'San Diego, California',
  Anchorage: 'Anchorage, Alaska',
  Honolulu: 'Honolulu, Hawaii',
  Vienna: 'Vienna, Austria',
  London: 'London, United Kingdom',
  Christchurch: 'Christchurch',
  Nairobi: 'Nairobi',
  Quito: 'Quito',
  Tromsø: 'Tromsø',
};

describe('SEA-3 the climates of the twelve reference places', () => {
  it('are what a gardener who names the place gets', async () => {
    const records = await shippedRecords();
    const found = Object.entries(ASKED).map(([name, asked]) => {
      const [place] = searchPlaces(asked, records.places);
      if (!place) throw new Error(`no place ${asked}`);
      return [name, climateAt(place, records)];
    });
    expect(Object.fromEntries(found)).toEqual(places);
  });
});

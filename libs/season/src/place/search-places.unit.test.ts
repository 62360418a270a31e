import type { PlaceRecords } from './place-records';
import { searchPlaces } from './search-places';
import { shippedRecords } from './shipped-records.examples';

describe('searching a place', () => {
  let places: PlaceRecords;
  beforeAll(async () => {
    ({ places } = await shippedRecords());
  });
  const named = (query: string) =>
    searchPlaces(query, places).map(({ name, region }) => `${name}, ${region}`);
  const first = (query: string) => searchPlaces(query, places)[0];

  it('SEA-1 finds towns of one name with their states and countries, the largest first', () => {
    expect(named('madison').slice(0, 2)).toEqual(['Madison, Wisconsin', 'Madison, Alabama']);
    expect(named('springfield').slice(0, 2).toSorted()).toEqual([
      'Springfield, Massachusetts',
      'Springfield, Missouri',
    ]);
    expect(named('Oxford')[0]).toBe('Oxford, United Kingdom');
    expect(named('London').slice(0, 2)).toEqual(['London, United Kingdom', 'London, Canada']);
    expect(named('Portland').slice(0, 2)).toEqual(['Portland, Oregon', 'Portland, Maine']);
    expect(named('Burlington')[0]).toMatch(/^Burlington, (Vermont|North Carolina|Canada)$/);
    // What is written just so comes before larger towns that only begin with it.
    expect(named('Chic')[0]).toBe('Chicago, Illinois');
    expect(named('York')[0]).toMatch(/^York, /);
    expect(named('Madi')).toHaveLength(8);
    for (const query of ['Madison', 'Springfield', 'Saint', 'al'])
      expect(new Set(named(query)).size).toBe(named(query).length);
  });

  it('SEA-1 takes the state or country behind the name, in full, in part or as a code', () => {
    for (const query of ['Burlington, Vermont', 'burlington vt', 'Burlington, Verm', 'BURLINGTON,VT'])
      expect([query, named(query)[0]]).toEqual([query, 'Burlington, Vermont']);
    for (const query of ['Oxford, UK', 'Oxford, England', 'oxford gb', 'Oxford United Kingdom'])
      expect([query, named(query)]).toEqual([query, ['Oxford, United Kingdom']]);
    expect(named('Burlington, Texas')).toEqual([]);
  });

  it('SEA-1 reads over case, accents, hyphens and short forms, and knows other spellings', () => {
    expect(named('TROMSO')).toEqual(['Tromsø, Norway']);
    expect(named('zurich')[0]).toBe('Zürich, Switzerland');
    expect(named('sao paulo')[0]).toBe('São Paulo, Brazil');
    expect(named('Saint Louis, MO')[0]).toBe('St. Louis, Missouri');
    expect(first('Peking')).toMatchObject({ name: 'Beijing', spelling: 'Peking' });
    expect(first('北京')).toMatchObject({ name: 'Beijing' });
  });

  it('SEA-1 reads a ZIP code by its first three digits, about here', () => {
    for (const query of ['53703', '537', '53703-1234'])
      expect([query, searchPlaces(query, places)]).toEqual([
        query,
        [
          {
            ...{ kind: 'zip', name: 'ZIP 537', region: 'Wisconsin', near: 'Madison', town: null },
            ...{ latitude: 43.1, longitude: -89.4, elevation: null, spelling: null },
          },
        ],
      ]);
    expect(searchPlaces('00000', places)).toEqual([]);
  });

  it('SEA-1 reads coordinates in the usual writings, to 0.1°, with the town that is near', () => {
    const writings = [
      '43.1, −89.4',
      '43.1,-89.4',
      '43.0731 -89.4012',
      '43.1N 89.4W',
      '43.1° N, 89.4° W',
      'N 43.1 W 89.4',
      'W 89.4, N 43.1',
      '43° 6′ N, 89° 24′ W',
      `43°04'23"N 89°24'04"W`,
      '43,1; −89,4',
      '43,1 -89,4',
      '+43.1 / -89.4',
    ];
    for (const query of writings)
      expect([query, searchPlaces(query, places)]).toMatchObject([
        query,
        [
          {
            ...{ kind: 'coordinates', name: '43.1, −89.4', region: 'Wisconsin', near: 'Madison' },
            ...{ latitude: 43.1, longitude: -89.4, town: null },
          },
        ],
      ]);
    expect(first('-43.5, 172.6')).toMatchObject({ region: 'New Zealand', near: 'Christchurch' });
    expect(first('43.53 S 172.6 E')).toMatchObject({ latitude: -43.5, longitude: 172.6 });
    expect(first('-16.8, 179.98')).toMatchObject({ longitude: -180 });
    expect(first('0, -140')).toMatchObject({ name: '0.0, −140.0', region: null, near: null });
  });

  it('SEA-1 finds nothing for points off the earth and at a pole, and for what is no name', () => {
    for (const query of [
      '95, 10',
      '90, 0',
      '43, 181',
      'N 43 N 89',
      'NaN, 5',
      '',
      'x',
      ',',
      '<b>',
      'a'.repeat(1000),
    ])
      expect([query, searchPlaces(query, places)]).toEqual([query, []]);
  });

  it('SEA-1 says no position finer than 0.1°', () => {
    for (const query of ['Madison', '43.0731, -89.4012', '53703', 'Oxford, UK'])
      for (const { latitude, longitude } of searchPlaces(query, places))
        for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/^-?\d+(\.\d)?$/);
  });
});

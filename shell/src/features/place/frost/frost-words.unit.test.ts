import { loadPlaceFiles, loadStationFiles } from '@planted/climate-data';
import { climateAt, readPlaceRecords, readStationRecords, searchPlaces } from '@planted/season';
import { noteOnSources, withoutDates } from './frost-words';

describe('the words of the frost card', () => {
  let saidOf: (town: string) => string;
  beforeAll(async () => {
    const [{ us, world }, { frost, temperatures }] = [await loadPlaceFiles(), await loadStationFiles()];
    const records = {
      places: readPlaceRecords(us, world),
      stations: readStationRecords(frost, temperatures),
    };
    saidOf = (town) => {
      const [found] = searchPlaces(town, records.places);
      if (!found) throw new Error(`No ${town}`);
      const climate = climateAt(found, records);
      return `${climate.lastFrost ? 'dates.' : withoutDates(climate)} ${noteOnSources(climate)}`;
    };
  });

  it.each([
    ['Honolulu', /^No frost here\. Dates follow temperature\. Source: NOAA Climate Normals/],
    ['Nairobi', /^No frost here\. .* From the usual temperatures of 1 place, 1991–2020\. A rough guess/],
    [
      'Quito',
      /^Frost is not every year here: about 2 years in 10 have some\. .* From the usual temperatures/,
    ],
    ['Dubai', /^No frost here\. Dates follow temperature\. From the usual temperatures .*2020\.$/],
    [
      'Tromso',
      /^dates\. Estimated from monthly minimum temperatures of 1 place, 1991–2020; wider by a week\.$/,
    ],
    ['Barrow', /^Frost comes every year here, but no record is near enough to say when\./],
  ])('SEA-2 say of %s what is true there, and nothing of frost dates where there are none', (town, words) => {
    const said = saidOf(town);
    expect(said).toMatch(words);
    if (!said.startsWith('dates.')) expect(said).not.toMatch(/winter|wider by|weeks|own dates are better/);
  });
});

import { loadPlaceFiles, loadStationFiles } from '@planted/climate-data';
import { climateAt } from '../src/place/climate-at';
import { distanceBetween, nearest } from '../src/place/great-circle';
import { readPlaceRecords } from '../src/place/place-records';
import { searchPlaces } from '../src/place/search-places';
import { readStationRecords, type StationRecords } from '../src/place/station-records';
import { daysApart } from '../src/place/year-days';
import { type Row, row } from './row';
import { type Errors, share, usErrors, worldErrors } from './leave-one-out';

const MEDIAN = 0.5;
const P90 = 0.9;
const LOOK_UPS = 400;

/** Milliseconds of processor time of each of many runs: others may use the same machine. */
function timesOf(run: (at: number) => unknown): number[] {
  return Array.from({ length: LOOK_UPS }, (_, at) => {
    const start = process.cpuUsage();
    run(at);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
}

/** What one would do without a method: the day of the nearest station. */
function nearestAlone({ frost }: StationRecords): Errors {
  const errors: Errors = { last: [], first: [] };
  for (const station of frost) {
    const other = nearest(frost, station, 2).find(({ item }) => item !== station)?.item;
    if (!other) continue;
    errors.last.push(Math.abs(daysApart(station.lastFrost, other.lastFrost)));
    errors.first.push(Math.abs(daysApart(station.firstFrost, other.firstFrost)));
  }
  return errors;
}

const benchmark = {
  name: 'frost',
  async run(): Promise<Row[]> {
    const [{ us, world }, { frost, temperatures }] = await Promise.all([
      loadPlaceFiles(),
      loadStationFiles(),
    ]);
    const places = readPlaceRecords(us, world);
    const stations = readStationRecords(frost, temperatures);
    const [ours, alone, elsewhere] = [usErrors(stations), nearestAlone(stations), worldErrors(places)];
    const errors = (['last', 'first'] as const).flatMap((frostOf) => [
      ...[
        { part: MEDIAN, name: 'median', goal: 'ours ≤ 4.5' },
        { part: P90, name: '90%', goal: 'ours ≤ 15' },
      ].map(({ part, name, goal }) =>
        row(
          `${frostOf} frost, US stations left out, ${name}; beside the nearest station's`,
          'days',
          ...([share(ours[frostOf], part), share(alone[frostOf], part), goal] as const),
        ),
      ),
      row(
        `${frostOf} frost, ${elsewhere[frostOf].length} listed places left out, median; beside their 90%`,
        'days',
        ...([share(elsewhere[frostOf], MEDIAN), share(elsewhere[frostOf], P90), 'reported'] as const),
      ),
    ]);
    const pointAt = (at: number) => ({
      latitude: 30 + (at % 18),
      longitude: -120 + (at % 45),
      elevation: null,
      town: null,
    });
    const lookUps = timesOf((at) => climateAt(pointAt(at), { places, stations }));
    const rows = [...places.towns, ...stations.frost, ...stations.temperatures];
    const loops = timesOf((at) => rows.reduce((sum, each) => sum + distanceBetween(pointAt(at), each), 0));
    const queries = ['Madison', 'burlington, vt', '53703', '43.1, −89.4', 'saint', 'São Paulo'];
    const searches = timesOf((at) => searchPlaces(queries[at % queries.length] ?? '', places));
    return [
      ...errors,
      row(
        'look-up of a point, p95; beside a bare loop over the same rows',
        'ms',
        share(lookUps, 0.95),
        share(loops, 0.95),
        'ours ≤ 5',
      ),
      row(
        'search as typed, p95; beside a bare loop over the same rows',
        'ms',
        share(searches, 0.95),
        share(loops, 0.95),
        'ours ≤ 16',
      ),
    ];
  },
};

export default benchmark;

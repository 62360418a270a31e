import type { Climate, ClimateSource, YearDay } from '@planted/season';
import { distanceText, elevationText, type Units } from './measures';
import styles from './tables.module.css';
import { dayText } from './year-day';

interface SourcesTableProps {
  readonly climate: Climate;
  readonly units: Units;
}

/** What the dates rest on, nearest first, with the records' own days. Stations have no published names. */
export function SourcesTable({ climate: { basis, frost, sources }, units }: SourcesTableProps) {
  // A record near which frost does not come each year has no day of its own.
  const without = frost === 'never' ? 'No frost' : 'Not every year';
  const dayOf = (day: YearDay | null) => (day === null ? without : dayText(day, 'short'));
  const kind = basis === 'stations' ? 'Station' : 'Place';
  return (
    <table className={styles.table}>
      <caption className="vh">Records near this place</caption>
      <thead>
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col">Last frost, 50%</th>
          <th scope="col">First frost, 50%</th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={`${source.name} ${source.distance} ${source.elevation} ${source.lastFrost}`}>
            <th scope="row">
              <Source source={source} kind={kind} units={units} />
            </th>
            <td className="num">{dayOf(source.lastFrost)}</td>
            <td className="num">{dayOf(source.firstFrost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SourceProps {
  readonly source: ClimateSource;
  readonly kind: string;
  readonly units: Units;
}

function Source({ source: { name, distance, elevation }, kind, units }: SourceProps) {
  const away = `${distanceText(distance, units)} away`;
  const height = elevation === null ? 'elevation unknown' : elevationText(elevation, units);
  const [head, small] = name === null ? [`${kind} ${away}`, height] : [name, `${away}, ${height}`];
  return (
    <>
      {head}
      <span className="vh">, </span>
      <small className="num">{small}</small>
    </>
  );
}

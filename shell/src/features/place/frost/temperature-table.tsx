import type { ByMonth } from '@planted/season';
import { temperatureText, type Units } from './measures';
import styles from './tables.module.css';

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => monthName.format(new Date(Date.UTC(2027, month, 1))));

interface TemperatureTableProps {
  readonly minimum: ByMonth;
  readonly maximum: ByMonth;
  readonly units: Units;
}

/** What dates follow where frost gives none: the usual coldest and warmest of a day, month by month. */
export function TemperatureTable({ minimum, maximum, units }: TemperatureTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">Usual temperatures, month by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Usual low of a day</th>
          <th scope="col">Usual high of a day</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td className="num">{temperatureText(minimum[index] ?? 0, units)}</td>
            <td className="num">{temperatureText(maximum[index] ?? 0, units)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

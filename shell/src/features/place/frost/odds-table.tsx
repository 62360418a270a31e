import type { Climate, FrostDays } from '@planted/season';
import { yearsInWords } from './frost-words';
import styles from './tables.module.css';
import { dayText } from './year-day';

const COLUMNS: readonly (keyof FrostDays)[] = ['p90', 'p50', 'p10'];

interface OddsTableProps {
  readonly climate: Climate;
  readonly lastFrost: FrostDays;
  readonly firstFrost: FrostDays;
}

/** The odds as years, in words: what the curves show, for everyone. */
export function OddsTable({ climate, lastFrost, firstFrost }: OddsTableProps) {
  const rows = [
    { label: 'Frost after', days: lastFrost },
    { label: 'Frost before', days: firstFrost },
  ];
  return (
    <table className={`${styles.table} ${styles.odds}`}>
      <caption className="vh">Odds of frost, as years</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Frost</span>
          </th>
          {COLUMNS.map((of) => (
            <th key={of} scope="col">
              {yearsInWords(of, climate)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, days }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {COLUMNS.map((of) => (
              <td key={of} className="num">
                {of === 'p50' ? <b>{dayText(days[of])}</b> : dayText(days[of])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

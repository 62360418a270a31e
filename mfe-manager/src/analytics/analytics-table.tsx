import styles from './garden-analytics.module.css';
import { MEASURES } from './measures';
import { type GardenStep, longName, type Step } from './periods';

/** The charts' figures as a table, the newest first. */
export function AnalyticsTable({ steps, step }: { steps: readonly GardenStep[]; step: Step }) {
  return (
    <table className={styles.table}>
      <caption className="vh">Plants planted, waterings, health and harvests by {step}</caption>
      <thead>
        <tr>
          <th scope="col">{step.charAt(0).toUpperCase() + step.slice(1)}</th>
          {MEASURES.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">Growing</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((one) => (
          <tr key={one.first}>
            <th scope="row">{longName(one, step)}</th>
            {MEASURES.map(({ key, kind, valueOf, textOf }) => {
              const value = valueOf(one);
              return <td key={key}>{value === null ? '–' : kind === 'line' ? textOf(value) : value}</td>;
            })}
            <td>{one.growing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Link } from '@planted/mfe-kit';
import { usePageName } from '../../layout/page-name';
import styles from './data-page.module.css';
import { checks, climateSources, estimates, toConfirm } from './data-sources';

/** /data: what Planted's facts are made of, under which licenses, and what in them is estimated. */
export function DataPage() {
  usePageName('Data');
  return (
    <div className={`${styles.page} page`}>
      <header>
        <h1>Where our data comes from</h1>
        <p className={styles.lead}>
          Frost dates are odds, not promises. This page says what they rest on, what is estimated, and whom we
          thank for it. <Link to="/place">Place and frost</Link> shows them for your garden.
        </p>
      </header>
      <section aria-labelledby="sources">
        <h2 id="sources">Climate: sources and licenses</h2>
        <ul className={styles.sources}>
          {climateSources.map(({ name, usedFor, credit, license, address }) => (
            <li key={name}>
              <h3>{address ? <a href={address}>{name}</a> : name}</h3>
              <p>{usedFor}.</p>
              <p className={styles.credit}>
                {credit}. <span className={styles.license}>{license}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="estimated">
        <h2 id="estimated">What is estimated</h2>
        <dl className={styles.estimates}>
          {estimates.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="checked">
        <h2 id="checked">How near it comes</h2>
        <p>Half of all dates, and 9 in 10, came within so many days of records that were left out.</p>
        <table className={styles.checks}>
          <thead>
            <tr>
              <th scope="col">Checked against</th>
              <th scope="col">Last frost</th>
              <th scope="col">First frost</th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ where, last, first }) => (
              <tr key={where}>
                <th scope="row">{where}</th>
                <td className="num">{last}</td>
                <td className="num">{first}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="confirm">
        <h2 id="confirm">To be confirmed</h2>
        <ul className={styles.open}>
          {toConfirm.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="plants">
        <h2 id="plants">Plants</h2>
        <p>
          Figures, spacing and neighbors of the plants were compiled for Planted from commonly published
          horticultural figures, and are averages for a gardener, not citations. MIT, as Planted itself.
        </p>
      </section>
    </div>
  );
}

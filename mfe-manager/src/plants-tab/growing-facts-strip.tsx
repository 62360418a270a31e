import type { Plant } from '@planted/contracts';
import { type GrowingFact, growingFacts } from './growing-facts';
import styles from './growing-facts-strip.module.css';

const Facts = ({ facts }: { facts: readonly GrowingFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className="soft">{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

/**
 * The facts pass by on their own, and stand still under the pointer, where motion is unwelcome and when told to
 * (3 §2.3). The second copy, for the eye only, follows the first without a gap.
 */
export function GrowingFactsStrip({ plant, still }: { plant: Plant; still: boolean }) {
  const facts = growingFacts(plant);
  return (
    <div className={styles.strip} data-still={still || undefined}>
      <div className={styles.track}>
        <Facts facts={facts} />
        <div aria-hidden className={styles.copy}>
          <Facts facts={facts} />
        </div>
      </div>
    </div>
  );
}

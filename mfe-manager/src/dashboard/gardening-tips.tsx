import type { Tip } from '@planted/season-plan';
import { Link } from '@planted/mfe-kit';
import { Card, PlantImage } from '@planted/ui';
import { useId } from 'react';
import styles from './gardening-tips.module.css';
import { UnderConstruction } from './under-construction';

const PICTURE = '/illustrations/plants/chamomile.svg';
const MAX_TIPS = 6;

/** What is near in the season of the gardener's gardens; without a place the card is under construction (3 §2.2). */
export function GardeningTips({ tips }: { tips: readonly Tip[] | null }) {
  const heading = useId();
  if (tips === null) return <UnderConstruction title="Gardening Tips" picture={PICTURE} />;
  const more = tips.length - MAX_TIPS;
  return (
    <Card as="section" outline aria-labelledby={heading} className={styles.card}>
      <PlantImage src={PICTURE} size={56} />
      <div className={styles.words}>
        <h2 id={heading}>Gardening Tips</h2>
        {tips.length === 0 ? (
          <p className="soft small">Nothing new in the next two weeks.</p>
        ) : (
          <ul aria-labelledby={heading} className={styles.tips}>
            {tips.slice(0, MAX_TIPS).map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <p className="small">
          <Link to="/season">{more > 0 ? `${more} more in the season` : 'See the season'}</Link>
        </p>
      </div>
    </Card>
  );
}

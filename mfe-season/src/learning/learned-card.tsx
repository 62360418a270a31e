import { Card, Checkbox } from '@planted/ui';
import { useId } from 'react';
import styles from './learned-card.module.css';
import { useLearningSwitch } from './use-learning-switch';

interface LearnedCardProps {
  /** 'Your Cherry Tomato ripens 9 days after the packet (2 years).' */
  readonly sentences: readonly string[];
  readonly learns: boolean;
}

/** What the gardener's own harvests say, and whether dates follow it (SEA-12). */
export function LearnedCard({ sentences, learns }: LearnedCardProps) {
  const heading = useId();
  const choose = useLearningSwitch();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>What Your Harvests Say</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Checkbox label="Move the dates to come by this" checked={learns} onChange={choose} />
      <p role="status" className="soft small">
        {learns ? 'Dates follow your harvests.' : 'Dates follow the packet.'}
      </p>
    </Card>
  );
}

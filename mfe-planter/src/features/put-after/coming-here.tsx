import { Button } from '@planted/ui';
import type { Coming } from '../../layout/placed';
import styles from './coming-here.module.css';
import { type ComingDates, comingWords } from './succession';

interface ComingHereProps {
  readonly coming: readonly Coming[];
  readonly dates: ComingDates;
  readonly onChange: (id: string) => void;
}

/** What is to come on the squares of a plant that stands; nothing where nothing is. */
export function ComingHere({ coming, dates, onChange }: ComingHereProps) {
  if (coming.length === 0) return null;
  return (
    <ul className={styles.coming} aria-label="What comes after it">
      {coming.map((one) => (
        <li key={one.id}>
          <span>{capital(comingWords(one, dates))}</span>
          <Button
            variant="text"
            aria-label={`Change ${one.plantName}, which is to come`}
            onClick={() => onChange(one.id)}
          >
            Change
          </Button>
        </li>
      ))}
    </ul>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

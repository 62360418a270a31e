import { Badge, type BadgeTone, Ruler } from '@planted/ui';
import { DifficultyBars } from './difficulty-bars';
import type { Difficulty, GardenStyle } from './garden-styles';
import styles from './style-tags.module.css';

const toneOf: Readonly<Record<Difficulty, BadgeTone>> = {
  Beginner: 'leaf',
  Intermediate: 'gold',
  Advanced: 'rose',
};

/** The three tags of a garden style (LAND-3). */
export function StyleTags({ of: { difficulty, space, cost } }: { of: GardenStyle }) {
  return (
    <ul className={styles.tags} aria-label="Difficulty, space and cost">
      <li>
        <Badge tone={toneOf[difficulty]}>
          <DifficultyBars of={difficulty} />
          {difficulty}
        </Badge>
      </li>
      <li>
        <Badge icon={Ruler}>{space}</Badge>
      </li>
      <li>
        <Badge>{cost}</Badge>
      </li>
    </ul>
  );
}

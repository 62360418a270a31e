import { Badge } from '@planted/ui';
import { classNames } from '../../class-names';
import { evidenceWords, meaningOf, relationWords } from '../../companions/companion-words';
import type { Neighbors } from '../../companions/neighbors';
import styles from './reason-line.module.css';

interface ReasonLineProps {
  readonly pair: Neighbors;
  /** It concerns the plant that is looked at. */
  readonly isLit?: boolean;
}

/** What two neighbors do to each other: shape and word, who they are, why, and how well that is known. */
export function ReasonLine({ pair: { one, other, relation }, isLit = false }: ReasonLineProps) {
  return (
    <li className={classNames(styles.reason, isLit && styles.lit)}>
      <Badge tone={meaningOf[relation.relation]}>{relationWords[relation.relation]}</Badge>
      <strong className={styles.pair}>
        {one.plantName} and {other.plantName}
      </strong>
      <p className="small soft">{relation.reason}</p>
      <p className="tiny faint">{evidenceWords(relation)}</p>
    </li>
  );
}

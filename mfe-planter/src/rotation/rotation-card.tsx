import { Button, Card } from '@planted/ui';
import { useState } from 'react';
import type { Standing } from '../companions/neighbors';
import type { Answer } from './answer';
import type { BedRotation, PlantingAdvice } from './bed-rotation';
import type { OnSquare } from './rotation';
import { type LitSquares, PlantingRotation } from './planting-rotation';
import styles from './rotation-card.module.css';

interface RotationCardProps {
  readonly held: Standing | undefined;
  readonly found: readonly PlantingAdvice[];
  readonly rotation: BedRotation;
  readonly answer: Answer;
  readonly lit: LitSquares;
  readonly onSquare: OnSquare;
}

const SHOWN_AT_ONCE = 3;
const ORDER = ['against', 'notice', 'ignored'] as const;

/** What rotation says of the plants of a bed: of what is held first, then each kind once. */
export function RotationCard({ held, found, rotation, answer, lit, onSquare }: RotationCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const ofHeld = held && rotation.adviceOf(held);
  const groups = grouped(found);
  if (!ofHeld && groups.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="rotation" className={styles.card}>
      <h2 id="rotation" className="h3">
        Rotation
      </h2>
      {ofHeld && (
        <div className={styles.held} data-rotation-held={ofHeld.level}>
          <p className="small soft">If you plant it here:</p>
          <PlantingRotation found={[ofHeld]} rotation={rotation} onSquare={onSquare} />
        </div>
      )}
      <ul className={styles.list} aria-label="Rotation advice">
        {groups.slice(0, showsAll ? undefined : SHOWN_AT_ONCE).map((group) => (
          <li key={keyOf(group[0])} className={styles.entry}>
            <PlantingRotation found={group} {...{ rotation, answer, lit, onSquare }} />
          </li>
        ))}
      </ul>
      {groups.length > SHOWN_AT_ONCE && (
        <Button variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Less advice' : `All ${groups.length}`}
        </Button>
      )}
    </Card>
  );
}

type Group = readonly [PlantingAdvice, ...PlantingAdvice[]];

/** Plantings of a kind of which the same is to be said. */
const keyOf = ({ planting, advice, ignored }: PlantingAdvice): string =>
  JSON.stringify([
    planting.plantId,
    advice.map(({ ruleId, where, met }) => [ruleId, where, met]),
    ignored?.because,
    ignored?.day,
  ]);

function grouped(found: readonly PlantingAdvice[]): Group[] {
  const groups = new Map<string, [PlantingAdvice, ...PlantingAdvice[]]>();
  for (const one of found) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  const rank = ([{ level }]: Group): number => ORDER.indexOf(level);
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b));
}

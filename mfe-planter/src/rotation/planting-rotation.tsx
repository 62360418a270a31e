import { adviceSentence, type Advice, EVIDENCE_NAMES, isSerious, sourceName } from '@planted/rotation';
import { toDay } from '@planted/season';
import { Badge, Button, dateWords, FlaskConical, RotateCw } from '@planted/ui';
import { useState } from 'react';
import { today } from '../saved-garden/today';
import type { Standing } from '../companions/neighbors';
import type { Answer } from './answer';
import type { BedRotation, PlantingAdvice } from './bed-rotation';
import { IgnoreForm } from './ignore-form';
import styles from './planting-rotation.module.css';
import { freeWords, type Square } from './free-squares';
import type { OnSquare } from './rotation';
import { placeOf } from './rotation-words';

/** Squares that are lit in the bed because a kind may be planted there. */
export interface LitSquares {
  /** Null where none are lit. */
  readonly plantId: string | null;
  readonly squares: readonly Square[];
  readonly light: (plantId: string | null) => void;
}

interface PlantingRotationProps {
  /** Plantings of one kind to which the same applies; the first is described. */
  readonly found: readonly PlantingAdvice[];
  readonly rotation: BedRotation;
  /** Left out for what is only held: it has no place yet. */
  readonly answer?: Answer;
  /** Left out where the bed has no room to light its squares. */
  readonly lit?: LitSquares;
  readonly onSquare: OnSquare;
}

/** What met what and when, why that counts, how well it is known and by whom; and the gardener's own reason against it. */
export function PlantingRotation({ found, rotation, answer, lit, onSquare }: PlantingRotationProps) {
  const [asks, setAsks] = useState(false);
  const [one] = found;
  if (!one) return null;
  const { planting, advice, ignored } = one;
  const [first, ...others] = advice;
  const kept = ignored && (
    <p className={styles.ignored}>
      <strong>
        You ignore this{ignored.day === null ? '' : ` since ${dateWords(toDay(ignored.day), toDay(today()))}`}
        :
      </strong>{' '}
      {ignored.because}.{ignored.day === null && ' Not saved yet.'}
    </p>
  );
  return (
    <div className={styles.rotation} data-rotation-advice={first.ruleId}>
      <Grounds advice={first} planting={planting} rotation={rotation} onSquare={onSquare} />
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Also">
          {others.map((other) => (
            <li key={other.ruleId}>
              <Grounds advice={other} planting={planting} rotation={rotation} onSquare={onSquare} isShort />
            </li>
          ))}
        </ul>
      )}
      {lit && (
        <>
          <Button
            aria-pressed={lit.plantId === planting.plantId}
            onClick={() => lit.light(lit.plantId === planting.plantId ? null : planting.plantId)}
          >
            Show squares that are free
          </Button>
          <p role="status" className="small">
            {lit.plantId === planting.plantId && freeWords(lit.squares, planting.plantName)}
          </p>
        </>
      )}
      {answer && (
        <>
          <p className="tiny faint">{found.map((each) => placeOf(each.planting)).join('; ')}</p>
          {kept}
          {ignored ? (
            <Button variant="text" onClick={() => answer(found, null)}>
              Take it back
            </Button>
          ) : asks ? (
            <IgnoreForm
              plantName={planting.plantName}
              onCancel={() => setAsks(false)}
              onIgnore={(because) => {
                setAsks(false);
                answer(found, because);
              }}
            />
          ) : (
            <Button variant="text" onClick={() => setAsks(true)}>
              Ignore here, because...
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface GroundsProps {
  readonly advice: Advice;
  readonly planting: Standing;
  readonly rotation: BedRotation;
  readonly onSquare: OnSquare;
  /** After the first, a title and a reason are enough. */
  readonly isShort?: boolean;
}

function Grounds({ advice, planting, rotation, onSquare, isShort = false }: GroundsProps) {
  const { title, reason, until } = adviceSentence(advice, planting.plantId, rotation.words);
  const square = rotation.squareOf(advice, planting);
  const { evidence, cause, years, source } = advice;
  return (
    <>
      <p className={styles.badges}>
        {isSerious(advice) && (
          <Badge tone="fair" icon={RotateCw}>
            Rotation
          </Badge>
        )}
        <Badge {...(evidence === 'trial' && { icon: FlaskConical })}>{EVIDENCE_NAMES[evidence]}</Badge>
      </p>
      {isShort ? <p className={styles.title}>{title}</p> : <h3 className={styles.title}>{title}</h3>}
      <p className={isShort ? 'small soft' : undefined}>
        {reason} <strong>{until}</strong>
      </p>
      <p className="tiny faint">
        {cause && `Cause: ${cause}. `}
        {years !== null && `${years === 1 ? '1 full year' : `${years} full years`} without it. `}
        Source: {source.map(sourceName).join('; ')}.
      </p>
      {onSquare && (
        <Button variant="text" onClick={() => onSquare(square)}>
          What grew in {lowerFirst(placeOf(square))}?
        </Button>
      )}
    </>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

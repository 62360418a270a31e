import type { Day, DaySpan } from '@planted/season';
import { Button, Card, ChevronRight, Icon, PlantImage, Plate, plateTone } from '@planted/ui';
import type { ChosenStep } from '@planted/season-plan';
import { cardsOf, type ListCard, type ListedStep } from '../view/fortnights';
import type { Phase } from '../view/pieces';
import { doableStep } from '../view/possible-acts';
import type { SeasonRow, SeasonStep } from '../view/season-row';
import { dateOf, shiftOf } from '../words/dates';
import { actOf } from '../words/step-acts';
import styles from './season-list.module.css';

interface SeasonListProps {
  readonly rows: readonly SeasonRow[];
  readonly today: Day;
  readonly season: DaySpan;
  readonly showsFinished: boolean;
  /** Only steps of these; null for all. */
  readonly phase: Phase | null;
  readonly onChoose: (chosen: ChosenStep) => void;
  readonly onDone: (row: SeasonRow, step: SeasonStep) => void;
}

/** The season on a phone: what is due, by two weeks, then by month. */
export function SeasonList({ rows, today, season, showsFinished, phase, ...acts }: SeasonListProps) {
  return (
    <div className={styles.list}>
      {cardsOf(rows, today, season, { showsFinished, phase }).map((card) => (
        <StepCard key={card.span.from} card={card} today={today} {...acts} />
      ))}
    </div>
  );
}

interface StepCardProps extends Pick<SeasonListProps, 'today' | 'onChoose' | 'onDone'> {
  readonly card: ListCard;
}

const hasButton = ({ row, step }: ListedStep): boolean =>
  !row.isOver && step.state !== 'done' && doableStep(step) !== undefined;

function StepCard({ card: { title, dates, steps, isNow }, ...rest }: StepCardProps) {
  const first = isNow ? steps.findIndex(hasButton) : -1;
  if (steps.length === 0) return <p className={styles.nothing}>{dates}: nothing due.</p>;
  return (
    <Card as="section" pad="none" aria-label={title} className={styles.card}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <span className="num">{dates}</span>
      </header>
      <ul>
        {steps.map((listed, at) => (
          <StepItem
            key={`${listed.row.id} ${listed.step.kind}`}
            listed={listed}
            at={at}
            canBeDone={isNow}
            isFirst={at === first}
            {...rest}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Of a step that nobody reported, such as the sowing of seedlings that were bought, only its plan is known. */
const dayWords = ({ kind, state, isReported }: SeasonStep, date: string): string =>
  state !== 'done' ? date : isReported || kind === 'clear' ? `Done ${date}` : `Planned for ${date}`;

interface StepItemProps extends Pick<SeasonListProps, 'today' | 'onChoose' | 'onDone'> {
  /** It is due now: it has its button. */
  readonly canBeDone: boolean;
  /** The one to begin with. */
  readonly isFirst: boolean;
  readonly listed: ListedStep;
  readonly at: number;
}

function StepItem({ listed, at, today, canBeDone, isFirst, onChoose, onDone }: StepItemProps) {
  const { row, step } = listed;
  const shift = shiftOf(step.former, step.day);
  const date = dateOf(step.day, today);
  const canDo = canBeDone && hasButton(listed);
  return (
    <li className={styles.item}>
      <Plate tone={plateTone(at)} className={styles.plate}>
        <PlantImage src={row.picture} size={44} />
      </Plate>
      <button
        type="button"
        className={styles.open}
        onClick={() => onChoose({ planting: row.id, kind: step.kind })}
      >
        <span className={styles.words}>
          <b>{actOf(step.kind, row.name)}</b>
          <small>
            {step.state === 'overdue' ? (
              <em className={styles.bad}>Overdue since {date}.</em>
            ) : (
              <>
                {dayWords(step, date)}
                {shift && ` · ${step.isFixed ? 'moved by you' : shift}`}
                {step.because && !step.isFixed && ` since ${step.because}`}
              </>
            )}{' '}
            <span>{row.between ? `${row.gardenName}, ${row.between}` : row.gardenName}</span>
          </small>
        </span>
        {!canDo && <Icon of={ChevronRight} size={20} className={styles.chevron} />}
      </button>
      {canDo && (
        <Button
          variant={isFirst ? 'primary' : 'outlined'}
          aria-label={`Done: ${actOf(step.kind, row.name)}`}
          onClick={() => onDone(row, step)}
        >
          Done
        </Button>
      )}
    </li>
  );
}

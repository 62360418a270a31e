import type { CalendarDay } from '@planted/garden-domain';
import { type Day, toDay, toText } from '@planted/season';
import {
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  Icon,
  IconButton,
  PlantImage,
  Plate,
  TextInput,
  TriangleAlert,
} from '@planted/ui';
import { useId } from 'react';
import { dateOf, longDateOf, shiftOf } from '../words/dates';
import { actOf } from '../words/step-acts';
import { isMovable } from '../view/possible-acts';
import type { InspectedStep } from './inspected-step';
import { StepActs } from './step-acts';
import styles from './step-inspector.module.css';

/** One step: its day, why it is on it, whether it is in time, and what can be done. */
export function StepInspector({ row, step, today, acts, onWhatElse }: InspectedStep) {
  const heading = useId();
  const shift = shiftOf(step.former, step.day);
  return (
    <section aria-labelledby={heading} className={styles.inspector}>
      <div className={styles.what}>
        <Plate className={styles.plate}>
          <PlantImage src={row.picture} size={92} />
        </Plate>
        <div>
          <p className="soft small">
            {row.gardenName} · {row.detail}
          </p>
          <h2 id={heading}>{actOf(step.kind, row.name)}</h2>
          <p className={`num ${styles.date}`}>
            {longDateOf(step.day, today)}
            {shift && <span className={styles.shift}> {step.isFixed ? 'moved by you' : shift}</span>}
          </p>
          {isMovable(row, step) && <DayField key={step.day} row={row} step={step} acts={acts} />}
        </div>
      </div>
      <div className={styles.why}>
        <h3>Why {dateOf(step.day, today)}</h3>
        <ol>
          {step.why.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {step.verdict && (
          <p className={step.verdict.isGood ? styles.good : styles.bad}>
            <Icon of={step.verdict.isGood ? CircleCheck : TriangleAlert} size={20} />
            <span>{step.verdict.text}</span>
          </p>
        )}
      </div>
      <StepActs row={row} step={step} today={today} acts={acts} onWhatElse={onWhatElse} />
    </section>
  );
}

/** Moves the step: by a day, or to one. */
function DayField({ row, step, acts }: Pick<InspectedStep, 'row' | 'step' | 'acts'>) {
  const choose = (value: CalendarDay) => {
    const day = readDay(value);
    if (day !== undefined && day !== step.day) acts.moveTo(row, step, day);
  };
  return (
    <div className={styles.field}>
      <IconButton
        icon={ChevronLeft}
        label="One day earlier"
        onClick={() => acts.moveTo(row, step, step.day - 1)}
      />
      <TextInput
        type="date"
        label="Day"
        hideLabel
        defaultValue={toText(step.day)}
        onBlur={(event) => choose(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && choose(event.currentTarget.value)}
      />
      <IconButton
        icon={ChevronRight}
        label="One day later"
        onClick={() => acts.moveTo(row, step, step.day + 1)}
      />
    </div>
  );
}

/** Undefined while a date is half typed, or of another century. */
function readDay(text: string): Day | undefined {
  try {
    return toDay(text);
  } catch {
    return undefined;
  }
}

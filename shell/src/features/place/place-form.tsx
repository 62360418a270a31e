import type { Climate } from '@planted/season';
import { Button, Card, type RadioChoice, Radios } from '@planted/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { OwnDatesFields } from './own-dates-fields';
import { fullName, type PlaceChoice } from './place-choice';
import styles from './place-form.module.css';
import { PlaceSearch } from './place-search';
import type { DatesBasis, PlaceForm as Form } from './use-place-form';

interface PlaceFormProps {
  readonly form: Form;
  /** Of a garden: what it follows without a place of its own; undefined on the gardener's own page. */
  readonly others?: PlaceChoice | null | undefined;
  /** Null for 'same as my other gardens'. */
  readonly onSave: (choice: PlaceChoice | null) => void;
  readonly isSaving: boolean;
  readonly onLeave: () => void;
}

const actions: Record<DatesBasis, string> = {
  place: 'Use this place',
  own: 'Use my dates',
  none: 'Plan without dates',
  same: 'Use the same place',
};

/** Where a garden is, and what its dates rest on (look2, 2). */
export function PlaceForm({ form, others, onSave, isSaving, onLeave }: PlaceFormProps) {
  const heading = useId();
  const card = useRef<HTMLFormElement>(null);
  /** How often keeping was tried in vain; while something is typed for the first time no error is shown. */
  const [tries, setTries] = useState(0);
  const { basis, choice } = form;

  useEffect(() => {
    if (tries > 0) card.current?.querySelector<HTMLElement>('[aria-invalid], [role="group"] button')?.focus();
  }, [tries]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (basis === 'same') onSave(null);
    else if (choice) onSave(choice);
    else setTries(tries + 1);
  }

  return (
    <Card as="section" pad="none" aria-labelledby={heading} className={styles.card}>
      <form ref={card} className={styles.form} noValidate onSubmit={submit}>
        <h2 id={heading}>Where is your garden?</h2>
        <PlaceSearch
          text={form.text}
          onText={form.type}
          onChoose={form.choose}
          error={
            tries > 0 && basis === 'place' && choice === null ? 'Choose a place from the list.' : undefined
          }
        />
        <Radios
          label="Base dates on"
          className={styles.basis}
          choices={basisChoices(form, others)}
          value={basis}
          onChange={form.setBasis}
        />
        <OwnDatesFields dates={form.ownDates} isEnabled={basis === 'own'} isTried={tries > 0} />
        <div className={styles.foot}>
          <Button variant="text" onClick={onLeave}>
            Not now
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
            {actions[basis]}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function basisChoices(form: Form, others: PlaceFormProps['others']): RadioChoice<DatesBasis>[] {
  return [
    ...(others === undefined
      ? []
      : [{ value: 'same' as const, label: 'Same as my other gardens', detail: nameOfOthers(others) }]),
    { value: 'place', ...recordsNear(form) },
    { value: 'own', label: 'My own dates', detail: 'They always win' },
    { value: 'none', label: 'No place', detail: 'Plan without dates' },
  ];
}

function nameOfOthers(others: PlaceChoice | null): string {
  if (others?.ownDates) return 'Your own frost dates';
  return others?.place ? fullName(others.place) : 'No place yet';
}

function recordsNear({ place, looked }: Form): { readonly label: string; readonly detail: string } {
  if (place === null) return { label: 'Weather records near your place', detail: 'Choose a place first' };
  if (looked.status !== 'ready') return { label: `Weather records near ${place.name}`, detail: 'Loading…' };
  const { basis, period } = looked.value;
  const [label, one, many] =
    basis === 'stations'
      ? [`Weather stations near ${place.name}`, 'station', 'stations']
      : [`Places near ${place.name}`, 'place', 'places'];
  return { label, detail: [counted(looked.value, one, many), period].filter(Boolean).join(', ') };
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four'];

function counted({ sources }: Climate, one: string, many: string): string {
  const count = COUNTS[sources.length] ?? sources.length;
  return `${count} ${sources.length === 1 ? one : many}`;
}

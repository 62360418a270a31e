import { Button, Calendar, Icon, TextInput } from '@planted/ui';
import { useId } from 'react';
import { dayText } from './frost/year-day';
import styles from './place-form.module.css';
import type { OwnDatesForm } from './use-own-dates';

interface OwnDatesFieldsProps {
  readonly dates: OwnDatesForm;
  readonly isEnabled: boolean;
  /** Whether what is wrong is said already: after the first try to keep it. */
  readonly isTried: boolean;
}

/** The two dates that a gardener knows better, without a year. */
export function OwnDatesFields({ dates, isEnabled, isTried }: OwnDatesFieldsProps) {
  const question = useId();
  const errorOf = (field: 'lastFrost' | 'firstFrost') =>
    isEnabled && isTried ? dates.errors[field] : undefined;
  const field = (name: 'lastFrost' | 'firstFrost', label: string) => (
    <TextInput
      label={label}
      lead={<Icon of={Calendar} size={16} />}
      placeholder={dayText(name === 'lastFrost' ? 116 : 283, 'short')}
      autoComplete="off"
      value={dates.texts[name]}
      disabled={!isEnabled}
      error={errorOf(name)}
      onChange={(event) => dates.type(name, event.target.value)}
      onBlur={() => dates.tidy(name)}
    />
  );
  return (
    <>
      <div className={styles.two}>
        {field('lastFrost', 'My last frost')}
        {field('firstFrost', 'My first frost')}
      </div>
      {isEnabled && dates.question && (
        <div role="group" aria-labelledby={question} className={styles.question}>
          <p id={question}>
            {dates.question === 'southern'
              ? 'Your first frost comes before your last. Is this a southern garden?'
              : 'Your first frost comes before your last, and the place is in the north.'}
          </p>
          <div className={styles.answers}>
            {dates.question === 'southern' && (
              <Button size="s" onClick={dates.saySouthern}>
                Yes, southern
              </Button>
            )}
            <Button size="s" onClick={dates.swap}>
              {dates.question === 'southern' ? 'No, swap the dates' : 'Swap the dates'}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

import { useState } from 'react';
import { Button } from '../controls/button';
import { onEnter } from '../controls/on-enter';
import { TextInput } from '../controls/text-input';
import { Dialog } from '../surfaces/dialog';
import { dateWords, type DayNumber, type DayRange, dayOfText, dayText } from './day-words';

interface PickDayDialogProps {
  readonly day: DayNumber;
  readonly today: DayNumber;
  readonly range: DayRange;
  readonly onDay: (day: DayNumber) => void;
  readonly onClose: () => void;
}

/** The calendar of a day slider: any day from the first of the garden on. */
export function PickDayDialog({ day, today, range, onDay, onClose }: PickDayDialogProps) {
  const [text, setText] = useState(dayText(day));
  const [problem, setProblem] = useState<string>();
  const [first, last] = [dayText(range.from), dayText(range.to)];

  function show(): void {
    const picked = dayOfText(text);
    if (picked === undefined) setProblem('Enter a day.');
    else if (picked < range.from)
      setProblem(
        `The garden begins on ${dateWords(range.from, today)}. Pick a day from ${first} to ${last}.`,
      );
    else if (picked > range.to) setProblem(`Pick a day from ${first} to ${last}.`);
    else onDay(picked);
  }

  return (
    <Dialog
      open
      title="Pick a day"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={show}>
            Show this day
          </Button>
        </>
      }
    >
      <TextInput
        type="date"
        label="Day"
        required
        min={first}
        max={last}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={onEnter(show)}
      />
    </Dialog>
  );
}

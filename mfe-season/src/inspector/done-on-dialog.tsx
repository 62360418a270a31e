import { type Day, toDay, toText } from '@planted/season';
import { Button, Dialog, endDayProblem, onEnter, TextInput } from '@planted/ui';
import { useState } from 'react';
import type { SeasonRow, SeasonStep } from '../view/season-row';
import { actOf } from '../words/step-acts';

interface DoneOnDialogProps {
  readonly row: SeasonRow;
  readonly step: SeasonStep;
  readonly today: Day;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
}

/** Asks on which earlier day a step was done. */
export default function DoneOnDialog({ row, step, today, onDay, onClose }: DoneOnDialogProps) {
  const [text, setText] = useState(toText(Math.min(step.day, today)));
  const [problem, setProblem] = useState<string>();
  const send = () => {
    const wrong = endDayProblem(text, toText(today));
    setProblem(wrong);
    if (!wrong) onDay(toDay(text));
  };
  return (
    <Dialog
      open
      title="Done on another day"
      description={`${actOf(step.kind, row.name)} in ${row.gardenName}. What follows moves with it.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={send}>
            Done on this day
          </Button>
        </>
      }
    >
      <TextInput
        type="date"
        label="When"
        required
        max={toText(today)}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={onEnter(send)}
      />
    </Dialog>
  );
}

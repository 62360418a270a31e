import { type CellIndex, checkGardenName, MAX_GARDEN_NAME, sanitizeGardenName } from '@planted/garden-domain';
import { Button, Dialog, TextInput } from '@planted/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Design } from '../grid/design';
import { countLargePlants, plotFacts } from './plot-facts';

interface NameDialogProps {
  readonly title: string;
  readonly cells: readonly CellIndex[];
  readonly design: Design;
  /** What was typed before the field had the focus; handed over once. */
  readonly takeTyped: () => string;
  /** The name is sanitized and free. */
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a garden name by the rules of 1 §5 and says which one is broken. */
export function NameDialog({ title, cells, design, takeTyped, onSave, onCancel }: NameDialogProps) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [typed, setTyped] = useState('');
  const { area, size, plants } = plotFacts(cells, design);

  function save(event: FormEvent): void {
    event.preventDefault();
    const checked = checkGardenName(field.current?.value ?? '', design.plots.keys());
    if (checked.ok) return onSave(checked.name);
    setError(checked.message);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      description={`${area} ft², ${size}. About ${countLargePlants(plants)}.`}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={form} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextInput
          ref={field}
          label="Garden name"
          autoComplete="off"
          error={error}
          onFocus={({ currentTarget }) => {
            currentTarget.value += takeTyped();
            setTyped(currentTarget.value);
          }}
          hint={changedWords(typed)}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setTyped(currentTarget.value);
          }}
        />
      </form>
    </Dialog>
  );
}

/** What 1 §5 leaves of a name, where that is not what was typed. */
function changedWords(typed: string): string | undefined {
  const name = sanitizeGardenName(typed);
  if (name === '' || name === typed.replace(/\s+/g, ' ').trim()) return undefined;
  return `Will be saved as ${name}. A name has at most ${MAX_GARDEN_NAME} characters and none of < > " ' & / \\ : * ? |`;
}

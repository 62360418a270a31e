import { MAX_ROTATION_REASON } from '@planted/contracts';
import { Button, TextInput } from '@planted/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './planting-rotation.module.css';

interface IgnoreFormProps {
  readonly plantName: string;
  readonly onIgnore: (because: string) => void;
  readonly onCancel: () => void;
}

/** Asks in one line why advice does not hold here. */
export function IgnoreForm({ plantName, onIgnore, onCancel }: IgnoreFormProps) {
  const [because, setBecause] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const reason = because.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason !== '') return onIgnore(reason);
    setAsked(true);
    field.current?.focus();
  }

  return (
    <form className={styles.form} onSubmit={submit} aria-label={`Ignore rotation for ${plantName}`}>
      <TextInput
        ref={field}
        label="Ignore here, because"
        hint="Such as a resistant variety, or new soil. It is remembered for this planting."
        value={because}
        maxLength={MAX_ROTATION_REASON}
        error={isAsked && reason === '' ? 'Write a reason, so that you know it next year.' : undefined}
        onChange={(event) => setBecause(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit">Ignore Here</Button>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

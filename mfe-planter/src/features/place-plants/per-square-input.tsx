import { MAX_PER_SQUARE } from '@planted/garden-domain';
import { useState } from 'react';
import { classNames } from '../../class-names';
import { parsePerSquare } from '../../layout/selected-plant';
import styles from './size-input.module.css';

interface PerSquareInputProps {
  readonly name: string;
  /** What is used now: the gardener's own number, else that of the plant. */
  readonly value: number;
  readonly isMine: boolean;
  readonly onPerSquare: (perSquare: number | undefined) => void;
}

/** How many grow in one square: the plant's number until the gardener sets their own; emptied, the plant's again. */
export function PerSquareInput({ name, value, isMine, onPerSquare }: PerSquareInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={classNames(styles.size, styles.perSquare, !isMine && styles.inherited)}>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PER_SQUARE}
        step={1}
        aria-label={`${name} per square`}
        aria-invalid={typed !== null && parsePerSquare(typed) === null ? true : undefined}
        value={typed ?? value}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const count = parsePerSquare(text);
          setTyped(text);
          if (count !== null) onPerSquare(count);
        }}
        onBlur={() => setTyped(null)}
      />
      <span aria-hidden>/sq</span>
    </label>
  );
}

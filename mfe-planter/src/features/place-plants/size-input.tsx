import { MAX_PLANT_SIDE, MIN_PLANT_SIDE } from '@planted/garden-domain';
import { useState } from 'react';
import { parseSide } from '../../layout/selected-plant';
import styles from './size-input.module.css';

interface SizeInputProps {
  readonly letter: 'W' | 'H';
  readonly label: string;
  /** Null while the field is empty. */
  readonly value: number | null;
  readonly onSide: (side: number | null) => void;
}

/** One side of a plant in feet (2 §5): 1 to 50, empty while typing; what is no size goes when the field is left. */
export function SizeInput({ letter, label, value, onSide }: SizeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={styles.size}>
      <span aria-hidden>{letter}</span>
      <input
        type="number"
        inputMode="numeric"
        min={MIN_PLANT_SIDE}
        max={MAX_PLANT_SIDE}
        step={1}
        aria-label={label}
        aria-invalid={typed !== null && parseSide(typed) === undefined ? true : undefined}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const side = parseSide(text);
          setTyped(side === undefined ? text : null);
          if (side !== undefined) onSide(side);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

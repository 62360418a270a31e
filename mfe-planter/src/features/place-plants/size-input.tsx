import { MAX_PLANT_SIDE, MIN_PLANT_SIDE } from '@planted/garden-domain';
import { useRef, useState } from 'react';
import { parseSide } from '../../layout/selected-plant';
import styles from './size-input.module.css';

interface SizeInputProps {
  readonly letter: 'W' | 'H';
  readonly label: string;
  /** Null while the field is empty. */
  readonly value: number | null;
  readonly onSide: (side: number | null) => void;
}

/**
 * One side of a plant in feet (2 §5): 1 to 50, empty while typing. Where the field is left without a size, the last one
 * is there again: a plant without a size could not be planted, by hand or by a plan.
 */
export function SizeInput({ letter, label, value, onSide }: SizeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const last = useRef(value ?? MIN_PLANT_SIDE);
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
          if (side) last.current = side;
        }}
        onFocus={() => {
          if (value !== null) last.current = value;
        }}
        onBlur={() => {
          setTyped(null);
          if (value === null) onSide(last.current);
        }}
      />
    </label>
  );
}

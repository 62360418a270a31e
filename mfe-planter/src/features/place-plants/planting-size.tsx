import { useState } from 'react';
import styles from './color-chooser.module.css';
import { SizeInput } from './size-input';

interface PlantingSizeProps {
  readonly plantName: string;
  readonly width: number;
  readonly height: number;
  /** @returns whether it has that size now */
  readonly onResize: (size: { readonly width: number; readonly height: number }) => boolean;
}

/** A side is null while its field is empty. */
interface TypedSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** How many feet a planting that stands takes; its corner stays. */
export function PlantingSize({ plantName, width, height, onResize }: PlantingSizeProps) {
  const [typed, setTyped] = useState<TypedSize>({ width, height });
  const [isRefused, setRefused] = useState(false);

  function change(part: Partial<TypedSize>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    const { width: wide, height: high } = next;
    if (wide !== null && high !== null) setRefused(!onResize({ width: wide, height: high }));
  }

  return (
    <div className={styles.size} role="group" aria-label="Size of this one">
      <span className="small" aria-hidden>
        Size of this one
      </span>
      <SizeInput
        letter="W"
        label={`Width of this ${plantName}`}
        value={typed.width}
        onSide={(side) => change({ width: side })}
      />
      <SizeInput
        letter="H"
        label={`Height of this ${plantName}`}
        value={typed.height}
        onSide={(side) => change({ height: side })}
      />
      <p className="small soft" role="status">
        {isRefused ? `${typed.width} by ${typed.height} feet does not fit here.` : 'feet'}
      </p>
    </div>
  );
}

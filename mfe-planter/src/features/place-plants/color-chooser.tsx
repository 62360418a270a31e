import type { PlacementReason } from '@planted/auto-planting';
import { Button, Check, Checkbox, Dialog, Icon, PLOT_COLORS, Trash2 } from '@planted/ui';
import type { CSSProperties, ReactNode } from 'react';
import { kindPairs, type Neighbors } from '../../companions/neighbors';
import styles from './color-chooser.module.css';
import { PlannedHere } from './planned-here';
import { ReasonLine } from './reason-line';

interface ColorChooserProps {
  readonly plantName: string;
  /** '#rrggbb'. */
  readonly color: string;
  /** Of this very plant: what stands beside it, and why that is good or bad. */
  readonly neighbors: readonly Neighbors[];
  /** Why auto-planting put it there, where it did. */
  readonly reason: PlacementReason | undefined;
  /** The field for its size; none in a garden that is not saved yet. */
  readonly size: ReactNode;
  /** What is to come on its squares; none in a garden that is not saved yet. */
  readonly coming: ReactNode;
  /** What rotation says of it; none in a garden that is not saved yet. */
  readonly rotation: ReactNode;
  /** The way to what grew in its square before; none in a garden that is not saved yet. */
  readonly memory: ReactNode;
  readonly isPinned: boolean;
  readonly onPin: () => void;
  readonly onColor: (color: string) => void;
  /** Without a right button, this is how one is taken out. */
  readonly onRemove: () => void;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** 'Select Plot Color for {plant}': the 26 colors (2 §2); a choice recolors all plants of that name. */
export function ColorChooser({
  plantName,
  color,
  neighbors,
  reason,
  size,
  coming,
  rotation,
  memory,
  isPinned,
  onPin,
  onColor,
  onRemove,
  onMove,
  onClose,
}: ColorChooserProps) {
  // What the plan's reasons say already is not said twice.
  const said = reason?.terms.map(({ text }) => text).join(' ') ?? '';
  const pairs = kindPairs(neighbors).filter(({ relation }) => !said.includes(relation.reason));
  return (
    <Dialog
      open
      onClose={onClose}
      scrolls="body"
      closeLabel="Back to the bed"
      title={`Select Plot Color for ${plantName}`}
      description={`Every ${plantName} in this garden will use this color.`}
      footer={
        <>
          <Button variant="danger" icon={Trash2} onClick={onRemove}>
            Remove Plant
          </Button>
          <Button onClick={onMove}>Move</Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.palette} role="group" aria-label="Plot colors">
        {PLOT_COLORS.map(({ hex, name }) => (
          <button
            key={hex}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={hex === color.toLowerCase()}
            className={styles.swatch}
            style={{ '--plant': hex } as CSSProperties}
            onClick={() => onColor(hex)}
          >
            {hex === color.toLowerCase() && <Icon of={Check} size={18} />}
          </button>
        ))}
      </div>
      {size}
      {coming}
      {rotation}
      {memory}
      <div className={styles.place}>
        <Checkbox label="Pin it here so auto-planting won't move it" checked={isPinned} onChange={onPin} />
        <PlannedHere reason={reason} title />
      </div>
      {pairs.length > 0 && (
        <ul className={styles.neighbors} aria-label="Neighbors">
          {pairs.map((pair) => (
            <ReasonLine key={pair.other.plantId} pair={pair} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

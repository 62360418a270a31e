import { Dialog } from '@planted/ui';
import styles from './help.module.css';

const keys: readonly (readonly [keys: string, meaning: string])[] = [
  ['Arrows', 'move around the grid'],
  ['Space', 'use the tool on this square (with Move: pick up or put down)'],
  ['Shift + arrows', 'paint or erase as you move'],
  ['Home, End', 'to the ends of the row; with Ctrl, of the grid'],
  ['Delete', 'erase the square'],
  ['Esc', 'cancel'],
  ['1 to 6', 'Add, Erase, Fill, Delete, Move, Denote Gardens'],
  ['+ and −', 'zoom in and out'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Shift + Z', 'redo'],
  ['?', 'show these keys'],
];

/** All keys of the designer. */
export default function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Drawing with the keyboard"
      description="Go to the grid with Tab, then:"
      size="m"
    >
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Dialog } from '../surfaces/dialog';
import styles from './keys.module.css';

/** A key, or several, such as 'Home, End', and what it does here. */
export type KeyMeaning = readonly [keys: string, meaning: string];

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is done with them. */
  readonly title: string;
  /** How one comes to where they are pressed. */
  readonly description: ReactNode;
  readonly keys: readonly KeyMeaning[];
}

/** The keys of a page, which '?' shows. */
export function KeysDialog({ open, onClose, title, description, keys }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} size="m">
      <dl className={styles.keys}>
        {[...keys, ['?', 'show these keys'] as const].map(([key, meaning]) => (
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

import type { ReactNode } from 'react';
import { Plate } from '@planted/ui';
import styles from './message-panel.module.css';

interface Props {
  readonly title: string;
  /** A drawing among /illustrations, without its suffix, to stand above the words. */
  readonly picture: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A page that has only something to say: a drawing on its plate, a few sentences, a way on. */
export function MessagePanel({ title, picture, actions, children }: Props) {
  return (
    <div className={styles.panel}>
      <div className={styles.sheet}>
        <Plate tone="warm" className={styles.plate}>
          <img className="art" src={`/illustrations/${picture}.svg`} alt="" width="132" height="132" />
        </Plate>
        <h1>{title}</h1>
        <div className={styles.words}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}

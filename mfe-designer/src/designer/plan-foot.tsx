import { Button } from '@planted/ui';
import { lazy, Suspense, useState } from 'react';
import type { Editor } from '../editor/create-editor';
import { usePart } from '../use-part';
import { later } from './later';
import styles from './plan-foot.module.css';

const StartAfreshQuestion = lazy(later.startAfresh);

interface PlanFootProps {
  readonly editor: Editor;
  readonly onKeys: () => void;
  /** Of a drawing that only this browser has. */
  readonly onStartAfresh?: () => void;
}

/** The keys that matter most, and that a drawing is kept: with a way to start afresh. */
export function PlanFoot({ editor, onKeys, onStartAfresh }: PlanFootProps) {
  const [asks, setAsks] = useState<boolean | null>(null);
  const isTouched = usePart(
    editor,
    ({ history }) =>
      history.past.length > 0 || history.future.length > 0 || history.present.filled.includes(1),
  );
  return (
    <footer className={styles.foot}>
      <p className={styles.keys}>
        <span>
          <kbd>Space</kbd> paint a square
        </span>
        <span>
          <kbd>Shift + arrows</kbd> extend
        </span>
        <button type="button" className={styles.allKeys} onClick={onKeys}>
          <kbd>?</kbd> all keys
        </button>
      </p>
      {isTouched && onStartAfresh && (
        <p className={styles.kept}>
          Saved in this browser
          <Button variant="text" onClick={() => setAsks(true)}>
            Start over
          </Button>
        </p>
      )}
      {asks !== null && (
        <Suspense>
          <StartAfreshQuestion
            open={asks}
            onCancel={() => setAsks(false)}
            onConfirm={() => {
              setAsks(false);
              onStartAfresh?.();
            }}
          />
        </Suspense>
      )}
    </footer>
  );
}

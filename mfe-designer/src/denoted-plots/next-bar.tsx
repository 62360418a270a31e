import { gardenSummaryState } from '@planted/contracts';
import { createGardenSummaryHandOver, useNavigate } from '@planted/mfe-kit';
import { ArrowRight, Button, ConfirmDialog, Icon } from '@planted/ui';
import { useState } from 'react';
import type { Editor } from '../editor/create-editor';
import { unsavedPlots } from '../editor/editor-state';
import type { GardenStyle } from '../garden-styles';
import { usePart } from '../use-part';
import styles from './next-bar.module.css';
import { summaryState } from './summary-state';

const gardenSummary = createGardenSummaryHandOver((value) => gardenSummaryState.parse(value));

/** Saved counter, Restart and Next (1 §2, §4). */
export function NextBar({ editor, style }: { editor: Editor; style: GardenStyle }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const denoted = usePart(editor, ({ history }) => history.present.plots.size);
  const left = usePart(editor, (state) => unsavedPlots(state).length);
  const navigate = useNavigate();
  const openSummary = gardenSummary.useOpen();

  function next(): void {
    const state = editor.get();
    const names = unsavedPlots(state);
    if (names.length > 0) setUnsaved(names);
    else if (state.history.present.plots.size > 0)
      openSummary(summaryState(state.history.present, style.path));
  }

  return (
    <footer className={styles.bar}>
      <p className={styles.counter}>
        <strong className="num">
          {denoted - left} of {denoted}
        </strong>{' '}
        saved
      </p>
      <Button variant="text" onClick={() => void navigate('/')}>
        Restart
      </Button>
      <Button variant="primary" onClick={next}>
        <span className={styles.next}>
          Next <Icon of={ArrowRight} size={16} />
        </span>
      </Button>
      <ConfirmDialog
        open={unsaved.length > 0}
        title="Unsaved Gardens Detected!"
        description="You have garden plots that haven't been saved. Please fill in all required info and save them before continuing."
        confirmLabel="Got it!"
        cancelLabel={null}
        onConfirm={() => setUnsaved([])}
        onCancel={() => setUnsaved([])}
      >
        <ul className={styles.unsaved}>
          {unsaved.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </footer>
  );
}

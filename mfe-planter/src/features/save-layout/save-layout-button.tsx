import { Button, Loading, Save } from '@planted/ui';
import type { Planter } from '../../planter/create-planter';
import { usePlanter } from '../../planter/use-planter';
import styles from './save-layout-button.module.css';

interface SaveLayoutButtonProps {
  readonly planter: Planter;
  readonly draftId: string;
  readonly onSave: () => void;
}

/** 'Save Layout'; while it saves, 'Saving...' under an overlay that keeps the layout as it is (2 §2). */
export function SaveLayoutButton({ planter, draftId, onSave }: SaveLayoutButtonProps) {
  const isSaving = usePlanter(planter, ({ saving }) => saving === draftId);
  const notSaved = usePlanter(planter, (state) => state.notSaved);
  return (
    <>
      <Button variant="primary" icon={Save} busy={isSaving} busyLabel="Saving..." onClick={onSave}>
        Save Layout
      </Button>
      {notSaved?.draftId === draftId && (
        <p className={styles.notSaved}>
          Not saved: {notSaved.reason.replace(/\.$/, '')}. Your planting is kept in this browser.
        </p>
      )}
      {isSaving && (
        <div className={styles.overlay}>
          <Loading className={styles.sign}>Saving your garden...</Loading>
        </div>
      )}
    </>
  );
}

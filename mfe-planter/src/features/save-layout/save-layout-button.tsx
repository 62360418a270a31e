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
  return (
    <>
      <Button variant="primary" icon={Save} busy={isSaving} busyLabel="Saving..." onClick={onSave}>
        Save Layout
      </Button>
      {isSaving && (
        <div className={styles.overlay}>
          <Loading className={styles.sign}>Saving your garden...</Loading>
        </div>
      )}
    </>
  );
}

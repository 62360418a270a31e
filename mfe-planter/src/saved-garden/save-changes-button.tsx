import { useKeptCommands } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { useStore } from '@planted/mfe-kit';
import { Button, Save, WhyRemoved, WillBeSent } from '@planted/ui';
import { useState, useSyncExternalStore } from 'react';
import styles from '../features/save-layout/save-layout-button.module.css';
import { unplacedIn } from '../layout/layout';
import { usePlanter } from '../planter/use-planter';
import type { SavedGarden } from './create-saved-garden';
import type { SaveChanges } from './use-save-changes';
import { today } from './today';

interface SaveChangesButtonProps {
  readonly saved: SavedGarden;
  readonly catalogue: readonly Plant[];
  readonly onSave: SaveChanges;
}

/** 'Save Layout' of a garden that is saved already: it sends what was changed, and asks how grown plants ended. */
export function SaveChangesButton({ saved, catalogue, onSave }: SaveChangesButtonProps) {
  const [asks, setAsks] = useState(false);
  const { planter, pending } = useStore(saved);
  const waits = useKeptCommands().some(({ key }) => pending !== null && key.startsWith(pending.key));
  const { gardenId } = saved;
  const isSaving = usePlanter(planter, ({ saving }) => saving === gardenId);
  const failed = usePlanter(planter, ({ notSaved }) => notSaved);
  const left = usePlanter(planter, () => unplacedIn(planter.layoutOf(gardenId)));
  const isChanged = useSyncExternalStore(planter.subscribe, saved.isChanged);
  const leaving = asks ? saved.leaving() : [];

  function press(): void {
    if (!isChanged) return;
    // A plan may move what stands; only what is gone after that has ended.
    planter.acceptPreview(gardenId);
    if (saved.leaving().length > 0 && !saved.get().pending) setAsks(true);
    else onSave(new Map());
  }

  return (
    <>
      <Button
        variant="primary"
        icon={Save}
        busy={isSaving}
        busyLabel="Saving..."
        aria-disabled={!isChanged}
        onClick={press}
      >
        Save Layout
      </Button>
      {leaving.length > 0 && (
        <WhyRemoved
          leaving={leaving}
          catalogue={catalogue}
          today={today()}
          then="your changes are saved"
          onCancel={() => setAsks(false)}
          onAnswer={(why) => {
            setAsks(false);
            onSave(why);
          }}
        />
      )}
      {waits && <WillBeSent />}
      {failed && (
        <p className={styles.notSaved}>
          Not saved: {failed.reason.replace(/\.$/, '')}. Your changes are still saved in this browser.
        </p>
      )}
      {!isChanged && !isSaving && <p className={styles.left}>Everything is saved.</p>}
      {isChanged && left > 0 && (
        <p className={styles.left}>
          {left === 1 ? '1 chosen plant is' : `${left} chosen plants are`} not placed and won't be saved.
        </p>
      )}
    </>
  );
}

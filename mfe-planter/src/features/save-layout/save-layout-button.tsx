import { Button, ConfirmDialog, Loading, Save } from '@planted/ui';
import { useEffect, useRef, useState } from 'react';
import { unplacedIn } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { usePlanter } from '../../planter/use-planter';
import styles from './save-layout-button.module.css';

interface SaveLayoutButtonProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly onSave: () => void;
}

/**
 * 'Save Layout'; while it saves, 'Saving...' under an overlay that keeps the layout as it is (2 §2). A garden in which
 * nothing stands, no preview either, is saved once the gardener has said so: that is the end of its planting.
 */
export function SaveLayoutButton({ planter, plot: { draftId, name }, onSave }: SaveLayoutButtonProps) {
  const [asks, setAsks] = useState(false);
  const isSaving = usePlanter(planter, ({ saving }) => saving === draftId);
  const failed = usePlanter(planter, ({ notSaved }) => (notSaved?.draftId === draftId ? notSaved : null));
  const button = useRef<HTMLButtonElement>(null);
  // The question could not hand the focus back to a button that was disabled by then.
  useEffect(() => {
    if (failed && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [failed]);
  const isEmpty = () => planter.layoutOf(draftId).placements.length === 0;
  const left = usePlanter(planter, () => unplacedIn(planter.layoutOf(draftId)));
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        icon={Save}
        busy={isSaving}
        busyLabel="Saving..."
        onClick={() => (isEmpty() ? setAsks(true) : onSave())}
      >
        Save Layout
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Save ${name} without plants?`}
        description="You haven't placed any plants. Once you save this garden, you can't plant it here anymore."
        confirmLabel="Save Without Plants"
        cancelLabel="Keep Planting"
        danger
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onSave();
        }}
      />
      {failed && (
        <p className={styles.notSaved}>
          Not saved: {failed.reason.replace(/\.$/, '')}. Your layout is still saved in this browser.
        </p>
      )}
      {left > 0 && (
        <p className={styles.left}>
          {left === 1 ? '1 chosen plant is' : `${left} chosen plants are`} not placed and won't be saved.
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

import { Button, Dialog, PlantImage } from '@planted/ui';
import { useRef, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import { usePlanter } from '../../planter/use-planter';
import { celebrated } from './celebrated';
import styles from './all-planted.module.css';

/**
 * Appears once every garden is saved (2 §2); its button leads to the dashboard. Once closed it does not return with
 * the next visit: then the button stands alone.
 */
export function AllPlanted({ planter, onFinish }: { planter: Planter; onFinish: () => void }) {
  const isAllSaved = usePlanter(planter, ({ gardens }) =>
    [...gardens.values()].every(({ isSaved }) => isSaved),
  );
  const finish = useRef<HTMLButtonElement>(null);
  const [isClosed, setClosed] = useState(() => celebrated.has(planter.plots));
  return (
    <>
      {isAllSaved && isClosed && (
        <p className={`page ${styles.later}`}>
          <Button variant="primary" onClick={onFinish}>
            Finish
          </Button>
        </p>
      )}
      <Dialog
        open={isAllSaved && !isClosed}
        onClose={() => {
          celebrated.add(planter.plots);
          setClosed(true);
        }}
        title="Yay! You planted all your gardens!"
        description="Everything's in the ground and ready to grow. Let's head back and see your beautiful garden dashboard."
        initialFocus={finish}
        footer={
          <Button ref={finish} variant="primary" wide onClick={onFinish}>
            Finish
          </Button>
        }
      >
        <PlantImage src="/illustrations/hero-cutaway-narrow.svg" eager className={styles.bed} />
      </Dialog>
    </>
  );
}

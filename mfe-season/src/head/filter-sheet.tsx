import { Button, Dialog, SlidersHorizontal } from '@planted/ui';
import { type ComponentProps, useState } from 'react';
import styles from './filter-sheet.module.css';
import { RowChoices } from './season-filters';

/** On phones the choices are in a sheet. */
export function FilterSheet(props: ComponentProps<typeof RowChoices>) {
  const [isOpen, setIsOpen] = useState(false);
  const { bed, phase, showsFinished } = props.address;
  const count = [bed !== null, phase !== null, !showsFinished].filter(Boolean).length;
  const close = () => setIsOpen(false);
  return (
    <div className={styles.bar}>
      <Button icon={SlidersHorizontal} onClick={() => setIsOpen(true)}>
        {count === 0 ? 'Filter' : `Filter (${count})`}
      </Button>
      <Dialog
        open={isOpen}
        title="Filter"
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Show
          </Button>
        }
      >
        <div className={styles.choices}>
          <RowChoices {...props} />
        </div>
      </Dialog>
    </div>
  );
}

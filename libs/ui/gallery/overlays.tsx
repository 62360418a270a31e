import { useState } from 'react';
import { Button, Card, ConfirmDialog, Dialog, Tabs, TextInput, Toast } from '../src';
import styles from './gallery.module.css';

export function Overlays() {
  const [open, setOpen] = useState<'name' | 'delete' | 'guest'>();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.stack} aria-label="Dialogs, alerts and tabs">
      <Card className={styles.stack}>
        <h2>Dialogs</h2>
        <div className={styles.row}>
          <Button onClick={() => setOpen('name')}>Name a plot</Button>
          <Button onClick={() => setOpen('delete')}>Delete a plot</Button>
          <Button onClick={() => setOpen('guest')}>Guest notice</Button>
        </div>
        <Dialog
          open={open === 'name'}
          onClose={close}
          title="Name Your Garden Plot"
          description="46 ft², 10' × 5'. About 12 plants."
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Save
              </Button>
            </>
          }
        >
          <TextInput label="Garden name" defaultValue="Kitchen Bed" />
        </Dialog>
        <ConfirmDialog
          open={open === 'delete'}
          danger
          title="Delete Kitchen Bed?"
          description="Its settings go with it."
          confirmLabel="Yes, Delete"
          onConfirm={close}
          onCancel={close}
        />
        <ConfirmDialog
          open={open === 'guest'}
          title="Warning! Guest User Detected!"
          description="Guests have every tool, but cannot save layouts."
          confirmLabel="Got it!"
          cancelLabel={null}
          onConfirm={close}
          onCancel={close}
        />
      </Card>
      <Toast
        kind="success"
        title="Watering Complete!"
        detail="Successfully watered 26 plants in Kitchen Bed!"
        onDismiss={() => {}}
      />
      <Toast
        kind="undo"
        title="Herb Square deleted"
        detail="Undo for 10 seconds"
        action={{ label: 'Undo', onAct: () => {} }}
        onDismiss={() => {}}
      />
      <Toast
        kind="error"
        title="Watering Failed"
        detail="Error watering garden: Unknown error"
        onDismiss={() => {}}
      />
      <Card>
        <Tabs
          label="Garden reminders"
          tabs={[
            { id: 'active', label: 'Active', count: 4, panel: <p>Feed tomatoes with comfrey.</p> },
            { id: 'completed', label: 'Completed', count: 7, panel: <p>Earth up potatoes.</p> },
            { id: 'new', label: 'Add New', panel: <p>What should you be reminded of?</p> },
          ]}
        />
      </Card>
    </section>
  );
}

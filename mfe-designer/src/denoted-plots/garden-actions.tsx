import { Button, Check, ConfirmDialog, Copy, IconButton, RotateCw, Save, Trash2 } from '@planted/ui';
import { useState } from 'react';
import type { Editor } from '../editor/create-editor';
import styles from './garden-card.module.css';

interface GardenActionsProps {
  readonly name: string;
  readonly isSaved: boolean;
  readonly editor: Editor;
}

/** Save, Rotate, Duplicate, Delete (1 §2). */
export function GardenActions({ name, isSaved, editor }: GardenActionsProps) {
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.actions}>
      <Button
        className={isSaved ? styles.isSaved : styles.save}
        variant={isSaved ? 'outlined' : 'primary'}
        icon={isSaved ? Check : Save}
        title={isSaved ? 'Garden Saved' : `Save ${name}`}
        aria-disabled={isSaved}
        onClick={() => editor.save(name)}
      >
        {isSaved ? 'Garden Saved' : 'Save'}
      </Button>
      <IconButton icon={RotateCw} label={`Rotate ${name}`} onClick={() => editor.rotate(name)} />
      <IconButton icon={Copy} label={`Duplicate ${name}`} onClick={() => editor.askToDuplicate(name)} />
      <IconButton icon={Trash2} label={`Delete ${name}`} warning onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        title={`Delete ${name}?`}
        description="This removes its name and growing conditions. The soil stays on the grid."
        confirmLabel="Yes, Delete"
        danger
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          editor.remove(name);
        }}
      />
    </div>
  );
}

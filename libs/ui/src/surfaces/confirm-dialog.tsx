import { AlertDialog as Parts } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** What will happen, in a sentence. */
  readonly description: ReactNode;
  readonly confirmLabel: string;
  /** Left out, the dialog is a notice with one button. */
  readonly cancelLabel?: string | null;
  /** Red words for what cannot be taken back. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly onConfirm: () => void;
  /** Also Escape. A press outside does nothing: a question wants an answer. */
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A question, or with `cancelLabel={null}` a notice, that must be answered before anything else. */
export function ConfirmDialog({
  open,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  busyLabel,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup className={classNames(styles.popup, styles.s)}>
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
            </header>
            <Parts.Description className={styles.description}>{description}</Parts.Description>
            {children && <div className={styles.body}>{children}</div>}
            <footer className={styles.footer}>
              {cancelLabel && <Button onClick={onCancel}>{cancelLabel}</Button>}
              <Button
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                busyLabel={busyLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </footer>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

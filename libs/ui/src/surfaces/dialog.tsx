import { Dialog as Parts } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../controls/icon-button';
import { X } from '../icons/icons';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One or two sentences under the title, read with it. */
  readonly description?: ReactNode;
  /** Buttons, the safe one first and the main one last. */
  readonly footer?: ReactNode;
  /** 420, 560 or 760 px wide. */
  readonly size?: 's' | 'm' | 'l';
  readonly closeLabel?: string;
  /** What has focus at first; else the first field, else the first thing that can. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly className?: string;
  readonly children?: ReactNode;
}

const FIELD = 'input:not([type=hidden], [aria-hidden=true]), textarea, select, [role=combobox]';

/** A modal dialog; on phones a sheet from the bottom. Focus stays inside and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 's',
  closeLabel = 'Close',
  initialFocus,
  className,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // Not after a touch: the keyboard of a phone would cover the sheet before it is read.
  const firstField = (opened: string) =>
    (opened !== 'touch' && body.current?.querySelector<HTMLElement>(FIELD)) || true;
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup
            initialFocus={initialFocus ?? firstField}
            className={classNames(styles.popup, styles[size], className)}
          >
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close render={<IconButton icon={X} label={closeLabel} className={styles.close} />} />
            </header>
            {description && (
              <Parts.Description className={styles.description}>{description}</Parts.Description>
            )}
            {children && (
              <div ref={body} className={styles.body}>
                {children}
              </div>
            )}
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

import { Dialog as Parts } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
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
  /** What moves when there is more than the window holds: all, or the body between title and footer. */
  readonly scrolls?: 'all' | 'body';
  /** The body; with `scrolls="body"` a region that can have focus, so that arrow keys scroll it. */
  readonly bodyRef?: RefObject<HTMLDivElement | null>;
  /** What has focus at first; else the first field, else the first thing that can. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Asked as it closes: whether what opened it has the focus again, as it has where this is left out. */
  readonly returnsFocus?: () => boolean;
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
  scrolls = 'all',
  bodyRef,
  initialFocus,
  returnsFocus,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const ownBody = useRef<HTMLDivElement>(null);
  const body = bodyRef ?? ownBody;
  const bodyScrolls = scrolls === 'body';
  // Not after a touch: the keyboard of a phone would cover the sheet before it is read.
  const firstField = (opened: string) =>
    (opened !== 'touch' && body.current?.querySelector<HTMLElement>(FIELD)) ||
    (bodyScrolls && body.current) ||
    true;
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup
            initialFocus={initialFocus ?? firstField}
            {...(returnsFocus && { finalFocus: returnsFocus })}
            className={classNames(styles.popup, styles[size], bodyScrolls && styles.bodyScrolls, className)}
          >
            <header className={styles.header}>
              <Parts.Title id={titleId} className={styles.title}>
                {title}
              </Parts.Title>
              <Parts.Close render={<IconButton icon={X} label={closeLabel} className={styles.close} />} />
            </header>
            {description && (
              <Parts.Description className={styles.description}>{description}</Parts.Description>
            )}
            {children && (
              <div
                ref={body}
                className={styles.body}
                {...(bodyScrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': titleId })}
              >
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

import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../icons/icon';
import { CircleAlert, CircleCheck, Info, type LucideIcon, Undo2, X } from '../icons/icons';
import styles from './toast.module.css';
import { useFreePlace } from './use-free-place';

export type ToastKind = 'success' | 'error' | 'info' | 'undo';

const icons: Record<ToastKind, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  undo: Undo2,
};

export interface ToastProps {
  readonly kind: ToastKind;
  /** A few bold words. */
  readonly title: ReactNode;
  /** A sentence below them. */
  readonly detail?: ReactNode;
  /** What can be done about it, such as Undo or Retry. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** Slides out; take it away after 300 ms. */
  readonly leaving?: boolean;
  /** Whole seconds until it leaves, where that is shown; undefined while its clock stands still. */
  readonly secondsLeft?: number | undefined;
  readonly onDismiss: () => void;
}

/** One alert. An error is announced at once, the others when the gardener pauses. */
export function Toast({ kind, title, detail, action, leaving = false, secondsLeft, onDismiss }: ToastProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      // A second press, as of a wet glove, must not do it twice.
      inert={leaving}
      className={classNames(styles.toast, styles[kind], leaving && styles.leaving)}
    >
      <Icon of={icons[kind]} className={styles.icon} />
      <div className={styles.words}>
        <strong>{title}</strong>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>
        {action && (
          <Button variant="text" onClick={action.onAct}>
            {action.label}
          </Button>
        )}
        {/* Its room stays while its clock stands still: a button that moves under the finger is missed. */}
        {kind === 'undo' && (
          <span aria-hidden className={`num small ${styles.left}`}>
            {secondsLeft !== undefined && `${secondsLeft} s`}
          </span>
        )}
        <IconButton icon={X} iconSize={16} label="Dismiss" onClick={onDismiss} />
      </div>
    </div>
  );
}

export interface ToastRegionProps {
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * Where the alerts stand: bottom right, on phones along the bottom, or in the first corner in which they lie over nothing
 * that can be pressed. While a dialog is open they stand at the top, and
 * --toasts-height on the root element tells it how much to leave free there.
 * Set --toast-bottom on the root element to keep a toolbar clear.
 */
export function ToastRegion({ ref, children }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  useFreePlace(region);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--toasts-height', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (region.current) observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-height');
    };
  }, []);
  // With a live attribute of its own it is not hidden from readers by a dialog; each toast says how it is announced.
  return createPortal(
    <section ref={region} aria-label="Alerts" aria-live="off" className={styles.region}>
      {children}
    </section>,
    document.body,
  );
}

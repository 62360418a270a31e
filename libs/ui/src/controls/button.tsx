import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import type { LucideIcon } from '../icons/icons';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  readonly icon?: LucideIcon;
  /**
   * While busy the button is disabled and shows `busyLabel` in the same width. Browsers take the focus from what is
   * disabled: it has it again afterwards, unless it moved on to something else.
   */
  readonly busy?: boolean;
  readonly busyLabel?: string;
}

/** A button that does something. What goes somewhere is a LinkButton. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  const otherLabel = busy ? children : busyLabel;
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-other-label={busyLabel && typeof otherLabel === 'string' ? otherLabel : undefined}
      className={classNames(buttonClass({ variant, size, wide }), icon && styles.withIcon, className)}
    >
      <span className={styles.words}>
        {icon && <Icon of={icon} size={16} />}
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  );
}

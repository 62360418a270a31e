import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import type { LucideIcon } from '../icons/icons';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  readonly href: string;
  readonly icon?: LucideIcon;
  /** A router's navigate: called for a plain click; new tabs, downloads and modified clicks stay the browser's. */
  readonly onNavigate?: (href: string) => void;
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that looks like a button. For a router's own link component take `buttonClass()` instead. */
export function LinkButton({
  href,
  onNavigate,
  onClick,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!onNavigate || event.defaultPrevented || !isPlainClick(event)) return;
    if (rest.target && rest.target !== '_self') return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      <span className={styles.words}>
        {icon && <Icon of={icon} size={16} />}
        {children}
      </span>
    </a>
  );
}

import { useSession } from '@planted/mfe-kit';
import { IconButton, Menu, X } from '@planted/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../motion';
import { AccountLink } from './account-link';
import { focusContent } from './focus-content';
import { mainNav, toolNav } from './nav-items';
import { NavLinks } from './nav-links';
import styles from './mobile-menu.module.css';
import { Portrait } from './portrait';
import { SessionButton } from './session-button';
import { SignOutEverywhere } from './sign-out-everywhere';
import { ThemeChoiceButtons } from './theme-choice';

/** The slide-out's length (1 §9); --d-slide is the same in CSS. */
const slideOutMs = 300;
/** Where the menu is (1 §9); the style sheet says the same. */
const narrowScreen = '(max-width: 768px)';

/** At 768 px and less: a menu that slides in over the page, with a close button. Escape and a press outside close it too. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [leaving, setLeaving] = useState(false);
  const { user } = useSession();

  function open(): void {
    clearTimeout(timer.current);
    setLeaving(false);
    dialog.current?.showModal();
    closeButton.current?.focus();
  }

  /** `then` waits until the menu is gone: what is behind a modal dialog can neither be focused nor seen. */
  function close(then?: () => void): void {
    clearTimeout(timer.current);
    setLeaving(true);
    timer.current = setTimeout(
      () => {
        dialog.current?.close();
        setLeaving(false);
        then?.();
      },
      wantsStillness() ? 0 : slideOutMs,
    );
  }

  useEffect(() => {
    const screen = matchMedia(narrowScreen);
    // A tablet that is turned has the wide ribbon; an open menu would lock the page behind it.
    const follow = () => !screen.matches && dialog.current?.open && dialog.current.close();
    screen.addEventListener('change', follow);
    return () => {
      screen.removeEventListener('change', follow);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <div className={styles.menu}>
      <IconButton icon={Menu} label="Open menu" iconSize={24} aria-haspopup="dialog" onClick={open} />
      <dialog
        ref={dialog}
        className={styles.overlay}
        data-leaving={leaving || undefined}
        aria-label="Menu"
        onKeyDown={keepFocusInside}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <button type="button" className={styles.beside} tabIndex={-1} aria-hidden onClick={() => close()} />
        <div className={styles.panel}>
          <div className={styles.top}>
            <Portrait />
            <span className={styles.name} aria-hidden>
              {user === null ? 'Guest' : user.given_name}
            </span>
            <IconButton ref={closeButton} icon={X} label="Close menu" onClick={() => close()} />
          </div>
          <nav className={styles.links} aria-label="Main">
            <NavLinks items={mainNav} onFollow={() => close(focusContent)} />
            <hr className={styles.rule} />
            <NavLinks items={toolNav} onFollow={() => close(focusContent)} />
            <hr className={styles.rule} />
            <AccountLink onFollow={() => close(focusContent)} />
            <SessionButton whenReady={close} />
            <SignOutEverywhere whenReady={close} />
          </nav>
          <ThemeChoiceButtons />
        </div>
      </dialog>
    </div>
  );
}

/** Tab goes round in the menu, instead of out of it into the browser's own bar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"])'),
  ];
  const [last, beyond] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== last) return;
  event.preventDefault();
  beyond?.focus();
}

import { IconButton, Menu, X } from '@planted/ui';
import { useRef, useState } from 'react';
import { mainNav, toolNav } from './nav-items';
import { NavLinks } from './nav-links';
import styles from './mobile-menu.module.css';
import { Portrait } from './portrait';
import { SessionButton } from './session-button';
import { ThemeChoiceButtons } from './theme-choice';

/** The slide-out's length (1 §9); --d-slide is the same in CSS. */
const slideOutMs = 300;

/** At 768 px and less: a menu that slides in over the page, with a close button. Escape and a press outside close it too. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);

  function open(): void {
    setLeaving(false);
    dialog.current?.showModal();
  }
  function close(): void {
    setLeaving(true);
    setTimeout(() => {
      dialog.current?.close();
      setLeaving(false);
    }, slideOutMs);
  }

  return (
    <div className={styles.menu}>
      <IconButton icon={Menu} label="Open menu" iconSize={24} aria-haspopup="dialog" onClick={open} />
      <dialog
        ref={dialog}
        className={styles.overlay}
        data-leaving={leaving || undefined}
        aria-label="Menu"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <button type="button" className={styles.beside} tabIndex={-1} aria-hidden onClick={close} />
        <div className={styles.panel}>
          <div className={styles.top}>
            <Portrait />
            <IconButton icon={X} label="Close menu" onClick={close} />
          </div>
          <nav className={styles.links} aria-label="Main">
            <NavLinks items={mainNav} onFollow={close} />
            <hr className={styles.rule} />
            <NavLinks items={toolNav} onFollow={close} />
            <hr className={styles.rule} />
            <SessionButton onFollow={close} />
          </nav>
          <ThemeChoiceButtons />
        </div>
      </dialog>
    </div>
  );
}

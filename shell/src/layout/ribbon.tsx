import { AccountLink, PortraitLink } from './account-link';
import { Brand } from './brand';
import { MobileMenu } from './mobile-menu';
import { mainNav, toolNav } from './nav-items';
import { NavLinks } from './nav-links';
import { useCurrentPageName } from './page-name';
import styles from './ribbon.module.css';
import { SessionButton } from './session-button';
import { SignOutEverywhere } from './sign-out-everywhere';
import { ThemeChoiceButtons } from './theme-choice';
import { useTray } from './use-tray';

/** The band at the top of every page (1 §2): title, page name, the ways to go, who is here. */
export function Ribbon() {
  const pageName = useCurrentPageName();
  const { open, tray, handlers } = useTray();
  return (
    <header className={styles.ribbon} {...handlers}>
      <div className={styles.row}>
        <Brand />
        {pageName !== '' && <span className={styles.where}>{pageName}</span>}
        <nav className={styles.nav} aria-label="Main">
          <NavLinks items={mainNav} />
          <SessionButton />
          <PortraitLink />
        </nav>
        <MobileMenu />
      </div>
      <div ref={tray} className={styles.tray} data-open={open || undefined}>
        <nav className={styles.tools} aria-label="Garden tools">
          <NavLinks items={toolNav} />
        </nav>
        <AccountLink />
        <SignOutEverywhere />
        <ThemeChoiceButtons />
      </div>
    </header>
  );
}

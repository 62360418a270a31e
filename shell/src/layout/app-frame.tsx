import { type ReactNode, useRef } from 'react';
import { DockHost } from '../dock/dock-host';
import { AlertHost } from '../features/show-alerts/alert-host';
import { SignInHost } from '../features/sign-in/sign-in-host';
import { WaitingHost } from '../waiting/waiting-host';
import styles from './app-frame.module.css';
import { contentId } from './focus-content';
import { Ribbon } from './ribbon';
import { useNavigationFocus } from './use-navigation-focus';

/** What stays while pages come and go. */
export function AppFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main);
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        Skip to content
      </a>
      <Ribbon />
      <WaitingHost />
      <main id={contentId} ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <DockHost />
      <SignInHost />
      <AlertHost />
    </>
  );
}

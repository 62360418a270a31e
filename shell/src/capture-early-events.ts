/**
 * Runs before anything is painted, as a classic script that the page waits for: what was prerendered gets the
 * persisted theme, the last click on a button is captured, to replay it after hydration, and the page says where its code
 * did not come.
 */
import { showDeviceLooks } from '@planted/mfe-kit/device-look';
import { persistedTheme, showTheme } from '@planted/mfe-kit/persisted-theme';
import { captureEarlyClick } from './hydration/early-click';
import { tellLostEntry } from './hydration/tell-lost-entry';

showTheme(
  document.documentElement,
  persistedTheme(() => localStorage),
);
showDeviceLooks(document.documentElement, () => localStorage);
document.addEventListener('click', ({ target }) => captureEarlyClick(target), { capture: true });
addEventListener('error', ({ target }) => tellLostEntry(target), { capture: true });

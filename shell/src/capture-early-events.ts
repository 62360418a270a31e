/**
 * Runs before anything is painted, as a classic script that the page waits for: what was prerendered gets the
 * persisted theme, and the last click on a button is captured, to replay it after hydration.
 */
import { showDeviceLooks } from '@planted/mfe-kit/device-look';
import { persistedTheme, showTheme } from '@planted/mfe-kit/persisted-theme';
import { captureEarlyClick } from './hydration/early-click';

showTheme(
  document.documentElement,
  persistedTheme(() => localStorage),
);
showDeviceLooks(document.documentElement, () => localStorage);
document.addEventListener('click', ({ target }) => captureEarlyClick(target), { capture: true });

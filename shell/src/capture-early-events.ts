/**
 * Runs before anything is painted, as a classic script that the page waits for: what was prerendered gets the
 * persisted theme, and the last click on a button is captured, to replay it after hydration.
 */
import { persistedTheme, showTheme } from '@planted/mfe-kit/persisted-theme';
import { captureEarlyClick } from './hydration/early-click';

showTheme(
  document.documentElement,
  persistedTheme(() => localStorage),
);
document.addEventListener('click', ({ target }) => captureEarlyClick(target), { capture: true });

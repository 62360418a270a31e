/**
 * Runs before anything is painted, as a classic script that the page waits for: what was prerendered gets the
 * persisted theme, and the last click on a button is captured, to replay it after hydration.
 */
import { keptTheme, showTheme } from '@planted/mfe-kit/kept-theme';
import { captureEarlyClick } from './hydration/early-click';

showTheme(
  document.documentElement,
  keptTheme(() => localStorage),
);
document.addEventListener('click', ({ target }) => captureEarlyClick(target), { capture: true });

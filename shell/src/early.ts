/**
 * Runs before anything is painted, as a classic script that the page waits for: what was prerendered gets the
 * theme that this browser keeps, and remembers the button that is pressed before there is anybody to answer.
 */
import { keptTheme, showTheme } from '@planted/mfe-kit/kept-theme';
import { rememberPress } from './take-over/early-press';

showTheme(
  document.documentElement,
  keptTheme(() => localStorage),
);
document.addEventListener('click', ({ target }) => rememberPress(target), { capture: true });

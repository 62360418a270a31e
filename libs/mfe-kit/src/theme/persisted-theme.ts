export type ThemeChoice = 'light' | 'dark' | 'system';

export const themeStorageKey = 'planted-theme';

/**
 * The persisted choice.
 * @param storage may throw where the browser denies storage
 */
export function persistedTheme(storage: () => Pick<Storage, 'getItem'>): ThemeChoice {
  try {
    const kept = storage().getItem(themeStorageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Puts a choice on the page: html[data-theme], absent for 'system'. */
export function showTheme(root: HTMLElement, choice: ThemeChoice): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

import { createStore, useStore, type Store } from '../store';

export type ThemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'planted-theme';

export interface ThemeStore extends Pick<Store<ThemeChoice>, 'get' | 'subscribe'> {
  choose: (choice: ThemeChoice) => void;
  /** Puts the choice on the page: html[data-theme], absent for 'system'. The shell calls it before the first render. */
  apply: () => void;
}

interface Dependencies {
  /** May throw where the browser denies storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  root: () => HTMLElement;
}

export function createThemeStore({ storage, root }: Dependencies): ThemeStore {
  const store = createStore<ThemeChoice>('system');

  function apply(): void {
    const choice = store.get();
    if (choice === 'system') delete root().dataset['theme'];
    else root().dataset['theme'] = choice;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    apply() {
      store.set(readChoice(storage));
      apply();
    },
    choose(choice) {
      store.set(choice);
      apply();
      try {
        storage().setItem(storageKey, choice);
      } catch {
        // Storage denied: the choice holds for this page only.
      }
    },
  };
}

function readChoice(storage: Dependencies['storage']): ThemeChoice {
  try {
    const kept = storage().getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

export const themeStore: ThemeStore = createThemeStore({
  storage: () => localStorage,
  root: () => document.documentElement,
});

export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useStore(themeStore), choose: themeStore.choose };
}

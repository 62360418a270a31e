import { createStore, useStore, type Store } from '../store';
import { persistedTheme, showTheme, themeStorageKey, type ThemeChoice } from './persisted-theme';

export type { ThemeChoice };

export interface ThemeStore extends Pick<Store<ThemeChoice>, 'get' | 'subscribe'> {
  choose: (choice: ThemeChoice) => void;
  /** Puts the kept choice on the page: html[data-theme], absent for 'system'. The shell calls it once. */
  apply: () => void;
}

interface Dependencies {
  /** May throw where the browser denies storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  root: () => HTMLElement;
}

export function createThemeStore({ storage, root }: Dependencies): ThemeStore {
  const store = createStore<ThemeChoice>('system');

  const apply = () => showTheme(root(), store.get());

  return {
    get: store.get,
    subscribe: store.subscribe,
    apply() {
      store.set(persistedTheme(storage));
      apply();
    },
    choose(choice) {
      store.set(choice);
      apply();
      try {
        storage().setItem(themeStorageKey, choice);
      } catch {
        // Storage denied: the choice holds for this page only.
      }
    },
  };
}

export const themeStore: ThemeStore = createThemeStore({
  storage: () => localStorage,
  root: () => document.documentElement,
});

export function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useStore(themeStore), choose: themeStore.choose };
}

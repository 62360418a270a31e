import { createStore, useStore } from '@planted/mfe-kit';
import { useEffect } from 'react';

const pageName = createStore('');

/** Names the page in the ribbon and in the window's title. */
export function usePageName(name: string): void {
  useEffect(() => {
    pageName.set(name);
    document.title = `${name} · Planted`;
  }, [name]);
}

/** For a page that was prerendered with its name. */
export function startWithPageName(name: string): void {
  pageName.set(name);
}

export function useCurrentPageName(): string {
  return useStore(pageName);
}

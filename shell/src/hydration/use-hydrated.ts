import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser knows; `prerendered` in a prerendered page, until it is hydrated. */
export const useHydrated = <T>(read: () => T, prerendered: T): T =>
  useSyncExternalStore(never, read, () => prerendered);

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only a browser can say; `drawn` in a page that was drawn at the build, until it has come alive. */
export const useOnceAlive = <T>(read: () => T, drawn: T): T => useSyncExternalStore(never, read, () => drawn);

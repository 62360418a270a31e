import type { Plugin } from 'vite';

/** Builds the shell's service worker, the list of what it keeps, and the one that retires it. */
export function serviceWorker(): Plugin;

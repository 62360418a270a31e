import type { Plugin } from 'vite';

/** Prerenders the shell's pages at the build, for browsers to paint before any script has run. */
export function prerenderedPages(): Plugin;

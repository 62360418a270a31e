import type { Plugin } from 'vite';

/** Puts a copy beside each file that browsers load, as dense as brotli makes it. */
export function compressedCopies(): Plugin;

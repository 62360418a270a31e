import type { Plugin } from 'vite';

/** Puts a copy beside each file that browsers load, compressed by Brotli at its maximum level. */
export function compressedCopies(): Plugin;

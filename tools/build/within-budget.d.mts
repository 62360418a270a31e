import type { Plugin } from 'vite';

/** Fails a build that weighs more than its front end's budget. */
export function withinBudget(name: string, entry: string): Plugin;

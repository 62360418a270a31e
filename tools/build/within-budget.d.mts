import type { OutputBundle } from 'rolldown';
import type { Plugin } from 'vite';

/** Fails a build that weighs more than its front end's budget. */
export function withinBudget(name: string, entry: string): Plugin;

/** These files, what they import, and the styles of all of them. */
export function neededBy(bundle: OutputBundle, starts: readonly string[]): Set<string>;

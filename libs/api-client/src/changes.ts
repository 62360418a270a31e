import type { Change } from '@planted/contracts';

/** What changed of the gardener's; 'everything' where it is not known what. */
export type Changes = readonly Pick<Change, 'kind' | 'id'>[] | 'everything';

/** Every micro-frontend has this library itself, and so they meet at the window. */
const CHANGED = 'planted-changes';
const OWN = 'planted-own-change';
const ASKING = 'planted-own-command';

function subscribe<Detail>(type: string, listener: (detail: Detail) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(type, onEvent);
  return () => window.removeEventListener(type, onEvent);
}

const announce = (type: string, detail: unknown): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(type, { detail }));
};

/** Tells the page what another tab or device has changed; what the page itself changed is not told. For the shell. */
export const announceChanges = (changes: Changes): void => announce(CHANGED, changes);

/**
 * Calls back for what another tab or device has changed, within 2 s while the page is visible and online, and else when it
 * is again. Queries are asked again by themselves; this is for what a page holds besides, such as an open draft.
 * @returns stops that
 */
export const onChanges = (listener: (changes: Changes) => void): (() => void) =>
  subscribe<Changes>(CHANGED, listener);

/** Notes the `x-correlation-id` of a command that this page has made: what it changed is no news here. */
export const announceOwnChange = (correlationId: string): void => announce(OWN, correlationId);

/** @returns stops that */
export const onOwnChange = (listener: (correlationId: string) => void): (() => void) =>
  subscribe<string>(OWN, listener);

/**
 * Notes that a command of this page is on its way: what is told of changes meanwhile may be its own.
 * @returns notes that it has been answered, or will not be
 */
export function announceCommand(): () => void {
  announce(ASKING, 1);
  return () => announce(ASKING, -1);
}

/**
 * Calls back with 1 for a command of this page that is on its way, and with -1 when it is no more.
 * @returns stops that
 */
export const onOwnCommand = (listener: (change: 1 | -1) => void): (() => void) =>
  subscribe<1 | -1>(ASKING, listener);

/** The designer's parts that are not needed to begin drawing. Asking for one twice loads it once. */
export const later = {
  plots: () => import('../denoted-plots/denoted-plots'),
  naming: () => import('../denoted-plots/name-plot'),
  guestWarning: () => import('../guest/guest-warning'),
  startAfresh: () => import('./start-afresh-question'),
  help: () => import('../help/help-dialog'),
  keys: () => import('../help/keys-dialog'),
  tutorial: () => import('../tutorial/tutorial-dialog'),
} as const;

/** Fetches them all while the gardener draws, so that none is waited for. A part that does not come is asked for again when it is needed. */
export function fetchLaterParts(): void {
  for (const load of Object.values(later)) void load().catch(() => undefined);
}

/** From which visit on installing is offered. */
const FROM_VISIT = 3;
/** How long 'Not now' is not asked again, in milliseconds: 90 days. */
const REST_MS = 90 * 86_400_000;

const VISITS = 'planted-visits';
const NOT_NOW = 'planted-install-not-now';
/** In the tab's own storage: this visit is counted. */
const COUNTED = 'planted-visit-counted';

export interface HabitParts {
  /** Both may throw where the browser denies storage: then nothing is ever offered. */
  readonly device: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly tab: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** How often someone was here, and whether they did not want to install. */
export function installHabits({ device, tab, now }: HabitParts) {
  const number = (key: string): number => Number(device().getItem(key)) || 0;
  return {
    /** A tab, from its first page to its last, is one visit. */
    countVisit(): void {
      try {
        if (tab().getItem(COUNTED) !== null) return;
        tab().setItem(COUNTED, '1');
        device().setItem(VISITS, `${number(VISITS) + 1}`);
      } catch {}
    },
    isDue(): boolean {
      try {
        const refused = number(NOT_NOW);
        return number(VISITS) >= FROM_VISIT && (refused === 0 || now() - refused >= REST_MS);
      } catch {
        return false;
      }
    },
    notNow(): void {
      try {
        device().setItem(NOT_NOW, `${now()}`);
      } catch {}
    },
  };
}

export const habits = installHabits({
  device: () => localStorage,
  tab: () => sessionStorage,
  now: Date.now,
});

import { type AlertStore, alertStore } from './alert-store';

/** One alert for everything of a kind that has waited too long for an answer; it stays as long as there is such a thing. */
export interface SlowNotice {
  /** @param tryAgain asks once more @returns takes it from what is slow */
  add: (tryAgain: () => void) => () => void;
}

interface Words {
  readonly title: string;
  readonly text?: string;
}

export function createSlowNotice(
  words: Words,
  alerts: Pick<AlertStore, 'show' | 'dismiss'> = alertStore,
): SlowNotice {
  const slow = new Set<() => void>();
  let shown: number | undefined;

  function show(): void {
    shown = alerts.show({
      kind: 'info',
      ...words,
      durationMs: Number.POSITIVE_INFINITY,
      action: {
        label: 'Try again',
        run() {
          for (const tryAgain of [...slow]) tryAgain();
        },
      },
    });
  }

  return {
    add(tryAgain) {
      // A function of its own each time: one may be added twice.
      const own = () => tryAgain();
      slow.add(own);
      show();
      return () => {
        if (!slow.delete(own) || slow.size > 0 || shown === undefined) return;
        alerts.dismiss(shown);
        shown = undefined;
      };
    },
  };
}

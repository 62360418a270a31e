import { createStore, type Store } from '../store';

export type AlertKind = 'success' | 'error' | 'info' | 'undo';

export interface AlertRequest {
  readonly kind: AlertKind;
  /** The bold line, e.g. 'Layout saved'. */
  readonly title: string;
  readonly text?: string | undefined;
  /** Where what the text says is to be seen: a page of the product. */
  readonly link?: { readonly label: string; readonly to: string } | undefined;
  /** One thing to do about it, e.g. Undo. The alert leaves when it is done. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** How long it stays, in ms; infinite until it is dismissed. Else by kind: 5 s, errors 8 s, undo 10 s (3 §4 Alerts). */
  readonly durationMs?: number | undefined;
}

export interface Alert extends AlertRequest {
  readonly id: number;
  /** True while it slides out. */
  readonly leaving: boolean;
  /** When it leaves, in ms since 1970; undefined while its clock stands still. */
  readonly leavesAt?: number | undefined;
}

export interface AlertStore extends Pick<Store<readonly Alert[]>, 'get' | 'subscribe'> {
  /** @returns the alert's id, for dismiss */
  show: (request: AlertRequest) => number;
  dismiss: (id: number) => void;
  /** Stops the clock of all alerts, while one is under the pointer or has the focus. */
  hold: () => void;
  /** Starts their clocks again, each with its full time. */
  release: () => void;
}

const durationMs: Readonly<Record<AlertKind, number>> = {
  success: 5000,
  info: 5000,
  error: 8000,
  undo: 10_000,
};
const slideOutMs = 300;

export function createAlertStore(): AlertStore {
  const store = createStore<readonly Alert[]>([]);
  const clocks = new Map<number, ReturnType<typeof setTimeout>>();
  let lastId = 0;
  let held = false;

  function startClock(alert: Alert): void {
    clearTimeout(clocks.get(alert.id));
    const stays = alert.durationMs ?? durationMs[alert.kind];
    if (held || alert.leaving || !Number.isFinite(stays)) return;
    setLeavesAt(alert.id, Date.now() + stays);
    clocks.set(
      alert.id,
      setTimeout(() => dismiss(alert.id), stays),
    );
  }

  function setLeavesAt(id: number, leavesAt: number | undefined): void {
    store.set(store.get().map((alert) => (alert.id === id ? { ...alert, leavesAt } : alert)));
  }

  function dismiss(id: number): void {
    clearTimeout(clocks.get(id));
    clocks.delete(id);
    store.set(store.get().map((alert) => (alert.id === id ? { ...alert, leaving: true } : alert)));
    setTimeout(() => store.set(store.get().filter((alert) => alert.id !== id)), slideOutMs);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    show(request) {
      const repeated = store
        .get()
        .find(
          (a) =>
            !a.leaving && a.kind === request.kind && a.title === request.title && a.text === request.text,
        );
      lastId += 1;
      const alert: Alert = { ...request, id: repeated?.id ?? lastId, leaving: false };
      store.set(repeated ? store.get().map((a) => (a.id === alert.id ? alert : a)) : [...store.get(), alert]);
      startClock(alert);
      return alert.id;
    },
    hold() {
      held = true;
      for (const [id, clock] of clocks) {
        clearTimeout(clock);
        setLeavesAt(id, undefined);
      }
    },
    release() {
      held = false;
      for (const alert of store.get()) startClock(alert);
    },
  };
}

/** What the shell's toasts listen to. */
export const alertStore: AlertStore = createAlertStore();

/** Tells the gardener something without stopping them. @returns its id, for dismissAlert */
export function showAlert(request: AlertRequest): number {
  return alertStore.show(request);
}

export function dismissAlert(id: number): void {
  alertStore.dismiss(id);
}

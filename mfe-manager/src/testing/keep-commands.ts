import { foldKept } from '@planted/api-client/folds';
import type { KeptCommands } from '@planted/api-client/kept-commands';
import { createStore } from '@planted/mfe-kit';

/** A shell that keeps commands until there is a signal, as the page meets it. */
export function keepCommands() {
  const kept = createStore<ReturnType<KeptCommands['get']>>([]);
  globalThis.plantedKeptCommands = {
    ...kept,
    fold: (what, data) => foldKept(what, data, kept.get()),
    isHeld: () => kept.get().length > 0,
    async keep(command) {
      kept.set([...kept.get(), command]);
      return true;
    },
    async rewrite(key, body) {
      const isHere = kept.get().some((one) => one.key === key && one.mayHaveArrived === false);
      if (isHere) kept.set(kept.get().map((one) => (one.key === key ? { ...one, body } : one)));
      return isHere;
    },
    fateOf: async () => undefined,
    leaveOut: async () => {},
  };
  return {
    calls: () => kept.get().map(({ call }) => call),
    sent: () => kept.get().map(({ call, body }) => ({ call, body: JSON.parse(body) as unknown })),
    /** A try to send all of it gets no answer. */
    tryAll: () => kept.set(kept.get().map((one) => ({ ...one, mayHaveArrived: true }))),
    /** All of it is taken back. */
    takeBack: () => kept.set([]),
    stop() {
      globalThis.plantedKeptCommands = undefined;
    },
  };
}

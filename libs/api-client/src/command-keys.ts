/**
 * Idempotency keys of commands whose outcome is not known, by what was sent. Pressed again, the same command has the same
 * key, so that one that had arrived without its answer is not done twice.
 */
export interface CommandKeys {
  /** @param call method and path */
  keyOf: (call: string, body: string) => string;
  /** A command of this call was answered: the same body is another command from now on, also where another came between. */
  forget: (call: string) => void;
}

/** @param newKey makes a key that no other command has */
export function createCommandKeys(newKey: () => string): CommandKeys {
  const unanswered = new Map<string, Map<string, string>>();
  return {
    keyOf(call, body) {
      const ofCall = unanswered.get(call) ?? new Map<string, string>();
      const key = ofCall.get(body) ?? newKey();
      unanswered.set(call, ofCall.set(body, key));
      return key;
    },
    forget: (call) => void unanswered.delete(call),
  };
}

/** crypto.randomUUID exists on https and localhost only, and a phone in the garden may be on neither. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

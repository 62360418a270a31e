import { readUser, type SessionUser } from './session';

/**
 * Who was here last on this device, for a start without a network. It authorizes nothing: every call is the server's to
 * refuse, and a guest's page forgets it.
 */
export interface KnownGardener {
  read: () => SessionUser | null;
  /** @param user null forgets */
  write: (user: SessionUser | null) => void;
}

const storageKey = 'planted-gardener';

/** @param storage may throw where the browser denies it: then nobody is known */
export function createKnownGardener(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): KnownGardener {
  return {
    read() {
      try {
        return readUser({ user: JSON.parse(storage().getItem(storageKey) ?? 'null') });
      } catch {
        return null;
      }
    },
    write(user) {
      try {
        if (user === null) storage().removeItem(storageKey);
        else storage().setItem(storageKey, JSON.stringify(user));
      } catch {}
    },
  };
}

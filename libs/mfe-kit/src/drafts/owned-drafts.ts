import { browserDraftStorage, type DraftStorage } from './draft-storage';
import { type DraftOwner, draftOwner } from './draft-owner';

/** The drafts of whoever is here. Several people may use one browser, and none sees another's. */
export interface OwnedDrafts extends DraftStorage {
  /** Where the present gardener's draft of this name lies; what is written later still goes there. */
  placeOf: (name: string) => string;
}

const OWNED = 'of:';

/** A guest's drafts become those of the gardener who signs in; of two drafts of one name the newer stays. */
export function createOwnedDrafts(storage: DraftStorage, owner: DraftOwner): OwnedDrafts {
  let adopting = Promise.resolve();
  const placeIn = (userId: string, name: string) => `${OWNED}${userId}:${name}`;

  async function adopt(userId: string): Promise<void> {
    for (const name of await storage.names()) {
      if (name.startsWith(OWNED)) continue;
      const [guests, own] = [await storage.get(name), await storage.get(placeIn(userId, name))];
      if (savedAt(guests) > savedAt(own)) await storage.set(placeIn(userId, name), guests);
      await storage.remove(name);
    }
  }
  owner.onSignIn((userId) => {
    adopting = adopting.then(() => adopt(userId));
  });

  return {
    ...storage,
    async get(place) {
      await adopting;
      return storage.get(place);
    },
    placeOf(name) {
      const userId = owner.current();
      return userId === null ? name : placeIn(userId, name);
    },
  };
}

function savedAt(stored: unknown): number {
  if (stored === undefined) return Number.NEGATIVE_INFINITY;
  const at = typeof stored === 'object' && stored !== null && 'savedAt' in stored ? stored.savedAt : 0;
  return typeof at === 'number' ? at : 0;
}

export const browserDrafts: OwnedDrafts = createOwnedDrafts(browserDraftStorage, draftOwner);

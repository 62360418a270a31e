import { browserDraftStorage } from './draft-storage';
import type { DraftStorage } from './draft-stores';
import { type DraftOwner, draftOwner } from './draft-owner';

/** The drafts of whoever is here. Several people may use one browser, and none sees another's. */
export interface OwnedDrafts extends DraftStorage {
  /** Where the present gardener's draft of this name lies; what is written later still goes there. */
  placeOf: (name: string) => string;
  /** Where a change goes that was made for a place: a guest's goes over to the gardener who has signed in meanwhile. */
  heirOf: (place: string) => string;
}

/** How the keys of a gardener's drafts begin; a guest's are plain names. */
export const OWNED = 'of:';

export const placeIn = (userId: string, name: string): string => `${OWNED}${userId}:${name}`;

/**
 * What a guest has drawn goes over to the gardener who signs in, once what was on its way is written. A draft is looked
 * for only after that.
 */
export function createOwnedDrafts(storage: DraftStorage, owner: DraftOwner): OwnedDrafts {
  let adopted: Promise<unknown> = Promise.resolve();
  let adopting = 0;
  const writing = new Set<Promise<unknown>>();

  function noteWriting<T>(written: Promise<T>): Promise<T> {
    const ended = written.catch(() => {}).finally(() => writing.delete(ended));
    writing.add(ended);
    return written;
  }

  owner.onSignIn((userId) => {
    adopting += 1;
    // Fetched only then, so that a first visit does not pay for it; without it the drafts wait for the next page.
    adopted = adopted
      .then(() => Promise.all(writing))
      .then(() => import('./adopt-drafts'))
      .then(({ adoptDrafts }) => adoptDrafts(storage, userId))
      .catch(() => {})
      .then(() => {
        adopting -= 1;
      });
  });

  function placeOf(name: string): string {
    const userId = owner.current();
    return userId === null ? name : placeIn(userId, name);
  }

  return {
    names: storage.names,
    get: (place) => adopted.then(() => storage.get(place)),
    set: (...change) => noteWriting(storage.set(...change)),
    remove: (place) => noteWriting(storage.remove(place)),
    // At once where nothing is in the way: a page that is being left has no later.
    replace: (...change) =>
      adopting > 0 ? adopted.then(() => storage.replace(...change)) : noteWriting(storage.replace(...change)),
    placeOf,
    heirOf: (place) => (place.startsWith(OWNED) ? place : placeOf(place)),
  };
}

export const browserDrafts: OwnedDrafts = createOwnedDrafts(browserDraftStorage, draftOwner);

import type { DraftStorage } from './draft-stores';
import { OWNED, placeIn } from './owned-drafts';
import { savedAtOf } from './stored-draft';

/** A guest's drafts become those of the gardener who signs in; of two drafts of one name the newer stays. */
export async function adoptDrafts(storage: DraftStorage, userId: string): Promise<void> {
  for (const name of await storage.names()) {
    if (name.startsWith(OWNED)) continue;
    const [guests, own] = [await storage.get(name), await storage.get(placeIn(userId, name))];
    if (savedAtOf(guests) > savedAtOf(own)) await storage.set(placeIn(userId, name), guests);
    await storage.remove(name);
  }
}

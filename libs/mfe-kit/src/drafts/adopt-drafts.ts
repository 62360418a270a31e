import { newId } from '../new-id';
import type { DraftStorage } from './draft-stores';
import { OWNED, placeIn } from './owned-drafts';
import { AT_SIGN_IN, BRANCH, isStoredDraft, revisionOf, savedAtOf } from './stored-draft';

/**
 * A guest's drafts become those of the gardener who signs in. Of two drafts of one name the newer is opened, and the
 * older lies in a branch of it, about which the gardener is asked.
 */
export async function adoptDrafts(storage: DraftStorage, userId: string): Promise<void> {
  for (const name of await storage.names()) {
    if (name.startsWith(OWNED)) continue;
    const place = placeIn(userId, name);
    const [guests, own] = [await storage.get(name), await storage.get(place)];
    const isNewer = savedAtOf(guests) > savedAtOf(own);
    // Both before the guest's is removed: whatever breaks off here is done again at the next sign-in.
    if (own !== undefined && !isSame(guests, own)) await keepBeside(storage, place, isNewer ? own : guests);
    // Only over what was read: the gardener may have written there meanwhile, which is newer.
    const isOwn = (stored: unknown): boolean => revisionOf(stored) === revisionOf(own);
    if (isNewer && !(await storage.replace(place, guests, isOwn))) await keepBeside(storage, place, guests);
    await storage.remove(name);
  }
}

/** An adoption broke off after the guest's draft had become the gardener's. */
const isSame = (guests: unknown, own: unknown): boolean =>
  isStoredDraft(guests) && isStoredDraft(own) && revisionOf(guests) === revisionOf(own);

const keepBeside = (storage: DraftStorage, place: string, older: unknown): Promise<void> =>
  storage.set(place + BRANCH + AT_SIGN_IN + (isStoredDraft(older) ? revisionOf(older) : newId()), older);

import { openText, sealText } from '../personal-data/sealed-text';
import type { PersonalData } from '../personal-data/personal-data';

/** The key of every owner here but those who are forgotten: 32 bytes of 7. */
const KEY = Buffer.alloc(32, 7);

/** Seals and opens under a key that is always the same, without a database. */
export const personalDataStandIn = (
  forgotten: readonly string[] = [],
): Pick<PersonalData, 'seal' | 'openersFor'> => ({
  seal: async (owner, text) => sealText(KEY, owner, text),
  openersFor: async () => (owner) => (sealed) =>
    forgotten.includes(owner) ? undefined : openText(KEY, owner, sealed),
});

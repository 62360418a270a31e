import { type SearchablePlant, searchPlants } from '@planted/garden-domain';
import { percentile } from '../../tools/benching/main-thread';
import { type Row, row } from '../../tools/benching/row';

/** Milliseconds for a keystroke that a gardener does not wait for. */
const GOAL = 50;
/** What a catalog may have, and five times as many. */
const KINDS = [500, 2_500];
/** What the catalog has, and the plants and varieties of a gardener's own beside it. */
const CATALOG = 252;
const OWN = 2_000;
const ROUNDS = 20;
/** By name, by another name, by nothing, and with a slip, which compares every word of every name. */
const TYPED = ['sweet basil', 'spring onions', 'aubergine', 'courgete', 'brocolli sprouts', 'xylophone'];

const words = ['Sweet', 'Thai', 'Purple', 'Bush', 'Common', 'Greek', 'Lemon'];
const kinds = ['Basil', 'Tomato', 'Carrot', 'Onion', 'Bean', 'Courgette', 'Broccoli', 'Beet', 'Aubergine'];
const named = (at: number) => `${words[at % words.length]} ${kinds[at % kinds.length]}`;

/** With eight other names each, and five varieties of a third of them: the catalog has five, and as many of 71 of 252. */
const plantsOf = (count: number): SearchablePlant[] =>
  Array.from({ length: count }, (_, at) => ({
    plant_name: `${named(at)} ${at}`,
    scientific_name: 'Ocimum basilicum',
    crop_type: 'Mint Family',
    variety_names: at % 3 === 0 ? [1, 2, 3, 4, 5].map((step) => `${words[step]} Star ${at}`) : [],
    other_names: Array.from({ length: 8 }, (_other, step) => `${named(at + 3 * step).toLowerCase()}s`),
  }));
/** A gardener's own: a plant's name and a name that they gave it, and no other. */
const ownOf = (count: number): SearchablePlant[] =>
  Array.from({ length: count }, (_, at) => ({
    plant_name: `${kinds[at % kinds.length]} ‘Grandma ${at}’s ${words[at % words.length]}’`,
    scientific_name: null,
    crop_type: 'Mint Family',
  }));
const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));

/** Milliseconds of each call. */
const timesOf = (act: (text: string) => unknown): number[] =>
  Array.from({ length: ROUNDS }, () => keystrokes)
    .flat()
    .map((text) => {
      const began = performance.now();
      act(text);
      return performance.now() - began;
    });

/** The search that finder and veggie selector share, against a bare loop over the same names. */
export default {
  name: 'search',
  run: async (): Promise<Row[]> =>
    [
      ...KINDS.map((count) => [`${count} kinds`, plantsOf(count)] as const),
      [`${CATALOG} kinds and ${OWN} of one's own`, [...plantsOf(CATALOG), ...ownOf(OWN)]] as const,
    ].map(([searched, plants]) => {
      const ours = percentile(
        timesOf((text) => searchPlants(plants, text)),
        0.95,
      );
      const bare = percentile(
        timesOf((text) => plants.filter(({ plant_name }) => plant_name.toLowerCase().includes(text))),
        0.95,
      );
      const what = `search of ${searched} with other names and slips, a keystroke p95, against a bare filter loop`;
      return row(what, 'ms', ours, bare, `ours ≤ ${GOAL}`);
    }),
};

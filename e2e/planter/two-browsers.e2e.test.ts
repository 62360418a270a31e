import type { GardenRow } from '@planted/contracts';
import type { BrowserContext } from 'playwright-core';
import { browserSuite } from '../src/browser-suite';
import { plantCell, post } from '../src/kitchen-bed';
import { until } from '../src/product';
import { ActLedger } from '../src/random-acts/act-ledger';
import { gardenInWords, plainGarden, type ServedGarden } from '../src/random-acts/plain-garden';
import { RandomGardener } from '../src/random-acts/random-gardener';
import { SLOW } from '../src/random-acts/season-acts';

/** `npm run test:acts` sets both. */
const ACTS = Number(process.env['PLANTED_ACTS'] ?? 60);
const SEED = Number(process.env['PLANTED_SEED'] ?? 7);
/** A busy machine takes its time. */
const TIMEOUT_MS = 120_000 + ACTS * 2_000;
const COLUMNS = 4;
const ROWS = 3;
const PLANTS = 7;

/** What cuts and conflicts leave in a page's log. */
const EXPECTED = /changeLayout|ERR_FAILED|not saved: |The changes were not saved/;

async function signInWithBed(context: BrowserContext): Promise<string> {
  await post(context, '/api/demo/sign-in', { name: 'Rosa at random' });
  const { data } = await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '6a', sunlight: 'Full Sun' },
    ...{ maintenance: 'Low', matrix: Array(ROWS).fill(Array(COLUMNS).fill(1).join(',')).join('\n') },
  });
  const gardenId = data[0]?.id ?? '';
  const plantMap = Array.from({ length: COLUMNS * ROWS }, (_, square) =>
    square < PLANTS ? plantCell(SLOW, 'Carrot') : null,
  );
  await post(context, '/api/gardens/savePlants', { gardenId, plantMap, gardenWidth: COLUMNS });
  return gardenId;
}

async function layoutOf(context: BrowserContext, gardenId: string): Promise<ServedGarden> {
  const response = await context.request.get(`/api/gardens/fetchLayout?gardenId=${gardenId}`);
  const { data }: { data: ServedGarden } = await response.json();
  return data;
}
const inWords = (layout: Iterable<readonly [string, string]>): string[] =>
  [...layout].map(([id, square]) => `${id} ${square}`).toSorted();

describe('EDT-4 two browsers with one garden', () => {
  const suite = browserSuite();

  it(
    `EDT-4 end equal after ${ACTS} random acts over connections that are cut; nothing acknowledged is lost, nothing is overwritten in silence`,
    async () => {
      const [first, second] = [await suite.arrive(), await suite.arrive()];
      const gardenId = await signInWithBed(first.context);
      await second.context.addCookies(await first.context.cookies());
      const start = await layoutOf(first.context, gardenId);
      const ledger = new ActLedger();
      const garden = { id: gardenId, columns: COLUMNS, rows: ROWS };
      const gardeners = [
        await RandomGardener.open(first, 'first', garden, ledger, SEED),
        await RandomGardener.open(second, 'second', garden, ledger, SEED + 1),
      ];

      // Both move the same plant before either saves: one of them is asked.
      const marks = ledger.mark;
      const drafts = await Promise.all(gardeners.map((each, at) => each.moveFirst(at / 2)));
      for (const [at, each] of gardeners.entries())
        await each.finish(drafts[at] ?? { acts: 0, moved: [], placed: [], gone: [] }, marks);
      expect(ledger.cards).toBe(1);

      const end = new AbortController();
      const cuts = gardeners.map((each) => each.loseConnections(end.signal));
      try {
        await Promise.all(
          gardeners.map(async (each) => {
            while (ledger.acts < ACTS) await each.act();
          }),
        );
      } finally {
        end.abort();
        await Promise.all(cuts);
      }

      const { garden: replayed, version, wrong } = await ledger.replay(start);
      expect(wrong).toEqual([]);
      const served = await layoutOf(first.context, gardenId);
      expect(served.version).toBe(version);
      expect(gardenInWords(plainGarden(served))).toEqual(gardenInWords(replayed));
      const standing = [...replayed].flatMap(([id, { life, square }]) =>
        life === 'standing' ? [[id, square] as const] : [],
      );
      for (const each of gardeners)
        await until(
          `what ${each.name} shows is what was acknowledged`,
          async () => inWords(await each.shown()).join() === inWords(standing).join(),
        );
      for (const { faults } of [first, second])
        expect(faults.splice(0).filter((fault) => !EXPECTED.test(fault))).toEqual([]);
      console.log(
        `${ledger.acts} acts, ${ledger.seasonActs} of them in the season, in ${ledger.acknowledged} calls (${ledger.repeats} sent again), ${ledger.conflicts} conflicts, ${ledger.cards} asked about`,
      );
    },
    TIMEOUT_MS,
  );
});

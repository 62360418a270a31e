import { Bed } from './bed.mjs';
import type { LayoutChange } from './layout-replay.mjs';

type Sent = { version: number; changes: readonly LayoutChange[]; times: number; type: string };

/** A gardener whose acts are taken when they name today's version, and who is told of it otherwise. */
function recordedGardener() {
  const sent: Sent[] = [];
  let today = 1;
  return {
    sent,
    changeLayout: async (
      _: string,
      version: number,
      changes: LayoutChange[],
      times: number,
      type: string,
    ) => {
      sent.push({ version, changes, times, type });
      return version === today ? { version: (today += 1) } : { current: { version: today } };
    },
  };
}

const bedOf = (gardener: ReturnType<typeof recordedGardener>) =>
  new Bed(gardener as unknown as ConstructorParameters<typeof Bed>[0], 'bed');

describe('a bed of the faults', () => {
  it('repeats its first act, plans in its second, and sends its third as one that has missed both', async () => {
    for (let run = 0; run < 20; run += 1) {
      const gardener = recordedGardener();
      const bed = bedOf(gardener);
      for (let act = 0; act < 3; act += 1) await bed.act();
      expect(gardener.sent.map(({ version, times }) => [version, times])).toEqual([
        [1, 2],
        [2, 1],
        [1, 1],
        [3, 1],
      ]);
      const [first, second, behind, again] = gardener.sent;
      expect([first?.changes.length, first?.type]).toEqual([4, 'LayoutChanged']);
      expect(second).toMatchObject({ changes: [{ type: 'place' }], type: 'SeasonPlanned' });
      expect(again?.changes).toEqual(behind?.changes);
    }
  });

  it('SEA-8 sows radishes between carrots that stand, one in each square', async () => {
    const gardener = recordedGardener();
    const bed = bedOf(gardener);
    const between = () => placedIn(gardener.sent).filter(({ under }) => under !== undefined);
    for (let act = 0; act < 3_000 && between().length < 20; act += 1) await bed.act();
    const all = new Map(placedIn(gardener.sent).map((one) => [one.id, one]));
    expect(between().length).toBeGreaterThanOrEqual(20);
    for (const { plantId, after, under } of between())
      expect([plantId, after, all.get(under ?? '')?.plantId]).toEqual(['radish', null, 'carrot']);
  });
});

const placedIn = (sent: readonly Sent[]) =>
  sent.flatMap(({ changes }) => changes.flatMap((change) => (change.type === 'place' ? [change] : [])));

import { demoSignInCall, waterAllPlantsCall } from '@planted/contracts';
import type { NewCommand } from '@planted/outbox';
import { request, willBeSent } from '../request';

const gardenId = '0190a000-0000-7000-8000-000000000003';
const water = () => request(waterAllPlantsCall, { gardenId, wateringDate: '2026-05-21' });

/** A shell that keeps commands, and a network that fails until it answers. */
function withoutSignal({ isHeld = false, keeps = true } = {}) {
  const kept: NewCommand[] = [];
  const tried: string[] = [];
  const told: string[] = [];
  globalThis.plantedKeptCommands = {
    get: () => [],
    subscribe: () => () => {},
    fold: (_, data) => data,
    isHeld: () => isHeld,
    async keep(command) {
      if (keeps) kept.push(command);
      return keeps;
    },
    fateOf: async () => undefined,
    leaveOut: async () => {},
  };
  globalThis.plantedCommandWatch = { slow: () => () => {}, unanswered: (outcome) => told.push(outcome) };
  globalThis.fetch = async (_, init) => {
    tried.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    throw new TypeError('Failed to fetch');
  };
  return { kept, tried, told };
}
const isOnline = (value: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: value } });
const causeOf = (failing: Promise<unknown>) =>
  failing.then(
    () => undefined,
    (cause: unknown) => cause,
  );

describe('FLD-5 a command without a signal', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => isOnline(false));
  afterEach(() => {
    globalThis.fetch = realFetch;
    globalThis.plantedKeptCommands = undefined;
    globalThis.plantedCommandWatch = undefined;
  });

  it('is kept as it was sent, with its key, its garden and its minute, and its page is told that it will be sent', async () => {
    const { kept, tried, told } = withoutSignal();
    const before = new Date();
    expect(willBeSent(await causeOf(water()))).toBe(true);
    expect(kept).toEqual([
      {
        ...{ call: 'water-all-plants', method: 'POST', address: waterAllPlantsCall.path },
        ...{ key: tried[0], body: JSON.stringify({ gardenId, wateringDate: '2026-05-21' }) },
        ...{ at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), gardenId, version: null },
        ...{ mayHaveArrived: false, isOfDraft: false },
      },
    ]);
    expect(new Date(kept[0]?.at ?? '').getTime()).toBeGreaterThan(before.getTime() - 61_000);
    expect(told).toEqual([]);
  });

  it('may have arrived where there seemed to be a network', async () => {
    isOnline(true);
    const { kept } = withoutSignal();
    await causeOf(water());
    expect(kept).toMatchObject([{ mayHaveArrived: true }]);
  });

  it('lets what waits go first, and is not tried before', async () => {
    isOnline(true);
    const { kept, tried } = withoutSignal({ isHeld: true });
    expect(willBeSent(await causeOf(water()))).toBe(true);
    expect([kept.length, tried.length]).toEqual([1, 0]);
  });

  it('is sent by itself where all that waited is gone by the time it should be kept behind it', async () => {
    isOnline(true);
    const { kept, tried } = withoutSignal({ isHeld: true, keeps: false });
    expect(willBeSent(await causeOf(water()))).toBe(false);
    expect([kept.length, tried.length]).toEqual([0, 1]);
  });

  it('is another command when it is done once more', async () => {
    const { kept } = withoutSignal();
    await causeOf(water());
    await causeOf(water());
    expect(kept[0]?.key).not.toBe(kept[1]?.key);
  });

  it('fails as before where it cannot wait, is not kept, or the shell is of an earlier release', async () => {
    const { kept, told } = withoutSignal({ keeps: false });
    expect(await causeOf(water())).toMatchObject({ status: 0, code: 'network' });
    expect(await causeOf(request(demoSignInCall, {}))).toMatchObject({ status: 0, code: 'network' });
    globalThis.plantedKeptCommands = undefined;
    expect(await causeOf(water())).toMatchObject({ status: 0, code: 'network' });
    expect([kept, told]).toEqual([[], ['not-sent', 'not-sent', 'not-sent']]);
  });
});

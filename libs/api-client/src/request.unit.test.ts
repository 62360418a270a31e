import { fetchGardensCall, waterAllPlantsCall } from '@planted/contracts';
import { onOwnChange, onOwnCommand } from './changes';
import { request } from './request';

const garden = '0190a000-0000-7000-8000-000000000003';
const water = (wateringDate = '2026-11-23') =>
  request(waterAllPlantsCall, { gardenId: garden, wateringDate });
const watered = () => Response.json({ success: true, data: { plantsUpdated: 3 } });

/** A network that a test answers by hand, and what the gardener is told. */
function network() {
  const tries: { key: string | null; answer: (response: Response | Error) => void; signal: AbortSignal }[] =
    [];
  const told: string[] = [];
  let tryAgain = () => {};
  globalThis.fetch = (_, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal;
      signal.addEventListener('abort', () => reject(signal.reason));
      tries.push({
        key: new Headers(init?.headers).get('idempotency-key'),
        answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
        signal,
      });
    });
  globalThis.plantedCommandWatch = {
    slow(again) {
      tryAgain = again;
      told.push('slow');
      return () => told.push('over');
    },
    unanswered: (outcome) => told.push(outcome),
  };
  const keys = () => tries.map(({ key }) => key);
  return { tries, told, keys, tryAgain: () => tryAgain() };
}

const isOnline = (value: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: value } });

describe('a call', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers();
    isOnline(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
    globalThis.plantedCommandWatch = undefined;
  });

  it('EDT-4 of a command is known to the page from its beginning to its end, and what it changed is its own', async () => {
    const page = Object.assign(globalThis, { window: new EventTarget() });
    const noted: (number | string)[] = [];
    const ends = [onOwnCommand((change) => noted.push(change)), onOwnChange((by) => noted.push(by))];
    const { tries } = network();
    const answered = water();
    await jest.advanceTimersByTimeAsync(0);
    expect(noted).toEqual([1]);
    const headers = { 'x-correlation-id': 'request-1' };
    tries[0]?.answer(Response.json({ success: true, data: { plantsUpdated: 3 } }, { headers }));
    await answered;
    expect(noted).toEqual([1, 'request-1', -1]);
    const refused = expect(water()).rejects.toMatchObject({ status: 404 });
    await jest.advanceTimersByTimeAsync(0);
    tries[1]?.answer(Response.json({ error: 'Garden not found', code: 'not-found' }, { status: 404 }));
    await refused;
    expect(noted.slice(3)).toEqual([1, -1]);
    // A question changes nothing.
    const asked = request(fetchGardensCall, {});
    await jest.advanceTimersByTimeAsync(0);
    tries[2]?.answer(Response.json({ data: [] }));
    await asked;
    expect(noted).toHaveLength(5);
    for (const end of ends) end();
    Reflect.deleteProperty(page, 'window');
  });

  it('that finds no network says at once that nothing was sent', async () => {
    isOnline(false);
    const { tries, told } = network();
    const failing = expect(water()).rejects.toMatchObject({ message: 'Network error', status: 0 });
    await jest.advanceTimersByTimeAsync(0);
    tries[0]?.answer(new TypeError('Failed to fetch'));
    await failing;
    expect(told).toEqual(['not-sent']);
  });

  it('that hangs is said to be slow after 3 s, and its late success is a success', async () => {
    const { tries, told } = network();
    const watering = water();
    await jest.advanceTimersByTimeAsync(2999);
    expect(told).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['slow']);
    tries[0]?.answer(watered());
    expect((await watering).data).toEqual({ plantsUpdated: 3 });
    expect(told).toEqual(['slow', 'over']);
  });

  it('that hangs is sent again by Try again, with the same key, and the try before is given up', async () => {
    const { tries, told, keys, tryAgain } = network();
    const watering = water();
    await jest.advanceTimersByTimeAsync(3000);
    tryAgain();
    await jest.advanceTimersByTimeAsync(3000);
    expect(told).toEqual(['slow', 'over', 'slow']);
    expect(tries[0]?.signal.aborted).toBe(true);
    tries[1]?.answer(watered());
    expect((await watering).data).toEqual({ plantsUpdated: 3 });
    expect(keys()).toEqual([keys()[0], keys()[0]]);
    expect(keys()[0]).toMatch(/\S/);
  });

  it('does not hang for ever, and nobody can tell then what became of it', async () => {
    const { told } = network();
    const failing = expect(water()).rejects.toMatchObject({ message: 'Network error' });
    await jest.advanceTimersByTimeAsync(30_000);
    await failing;
    expect(told).toEqual(['slow', 'over', 'unknown']);
  });

  it.each([
    ['a lost answer', new TypeError('Failed to fetch'), true],
    ['a busy server', Response.json({}, { status: 503 }), true],
    ['a refusal', Response.json({ error: 'It rains.', code: 'invalid' }, { status: 400 }), false],
    ['a success', watered(), false],
  ])('after %s has, pressed again, the same key: %#', async (_, answer, isSame) => {
    const { tries, keys } = network();
    for (const response of [answer, watered()]) {
      const settled = water('2026-11-20').catch(() => {});
      await jest.advanceTimersByTimeAsync(0);
      tries.at(-1)?.answer(response);
      await settled;
    }
    expect(keys()[0] === keys()[1]).toBe(isSame);
  });

  it('is another one where another came between, or where something else is sent', async () => {
    const { tries, keys } = network();
    for (const [day, answer] of [
      ['2026-11-20', new TypeError('Failed to fetch')],
      ['2026-11-21', watered()],
      ['2026-11-20', watered()],
    ] as const) {
      const settled = water(day).catch(() => {});
      await jest.advanceTimersByTimeAsync(0);
      tries.at(-1)?.answer(answer);
      await settled;
    }
    expect(new Set(keys()).size).toBe(3);
  });

  it('that reads has no key, tells nothing by itself, and ends with who no longer asks', async () => {
    const { tries, told, keys } = network();
    const leaving = new AbortController();
    const reading = request(fetchGardensCall, {}, { signal: leaving.signal });
    await jest.advanceTimersByTimeAsync(10_000);
    leaving.abort(new DOMException('gone', 'AbortError'));
    await expect(reading).rejects.toThrow('gone');
    expect({ told, keys: keys(), isAborted: tries[0]?.signal.aborted }).toEqual({
      told: [],
      keys: [null],
      isAborted: true,
    });
  });
});

import { takePreloadedResponse } from '@planted/api-client/preloaded-response';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { preloadData } from './preload-data';

const GARDENS = '/api/gardens/fetchGardens';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const answers: Record<string, () => Response> = {};
let asked: string[] = [];

/** A browser whose session is good until then, in seconds since 1970. */
const holdSession = (end: number) => {
  document.cookie = `planted_signed_in=${end}`;
};
const bodyOf = async (answer: ReturnType<typeof takePreloadedResponse>) => (await answer)?.json();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'], now: new Date(2026, 4, 9, 23, 30) });
  asked = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return answers[String(address)]?.() ?? Response.json({ data: ['Salad bed'] });
  });
  holdSession(inAnHour());
  signInForTest({ id: 'rosa' });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.cookie = 'planted_signed_in=; max-age=0';
  signOutForTest();
});

describe('ARCH-1 what a page will ask for first', () => {
  it('is preloaded once, for the gardener’s day, and taken once', async () => {
    const today = '/api/gardens/fetchDashboard?day=2026-05-09';
    preloadData([GARDENS, '/api/gardens/fetchDashboard?day={today}']);
    preloadData([GARDENS]);
    expect(asked).toEqual([GARDENS, today]);
    expect(await bodyOf(takePreloadedResponse(today))).toEqual({ data: ['Salad bed'] });
    expect(await bodyOf(takePreloadedResponse(GARDENS))).toEqual({ data: ['Salad bed'] });
    expect(takePreloadedResponse(GARDENS)).toBeUndefined();
  });

  it('is not asked for as a guest, unless it is everybody’s', async () => {
    document.cookie = 'planted_signed_in=; max-age=0';
    preloadData([GARDENS, '/rest/v1/plants']);
    expect(asked).toEqual(['/rest/v1/plants']);
    expect(await bodyOf(takePreloadedResponse('/rest/v1/plants'))).toEqual({ data: ['Salad bed'] });
  });

  it('is left to the page where it was refused or did not come', async () => {
    answers[GARDENS] = () => Response.json({ error: 'busy' }, { status: 503 });
    preloadData([GARDENS]);
    expect(await takePreloadedResponse(GARDENS)).toBeUndefined();
    answers[GARDENS] = () => {
      throw new TypeError('Failed to fetch');
    };
    preloadData([GARDENS]);
    expect(await takePreloadedResponse(GARDENS)).toBeUndefined();
    delete answers[GARDENS];
  });

  it('is left to the page after ten seconds', () => {
    preloadData([GARDENS]);
    jest.advanceTimersByTime(10_000);
    expect(takePreloadedResponse(GARDENS)).toBeUndefined();
  });

  it('is left to a page that was left meanwhile, since much may have been changed on another', async () => {
    preloadData([GARDENS]);
    history.pushState({ key: 'elsewhere' }, '', '/');
    expect(await takePreloadedResponse(GARDENS)).toBeUndefined();
  });

  it('belongs to the gardener who was here when it was requested', async () => {
    preloadData([GARDENS]);
    signOutForTest();
    expect(await takePreloadedResponse(GARDENS)).toBeUndefined();

    signInForTest({ id: 'rosa' });
    preloadData([GARDENS]);
    const onItsWay = takePreloadedResponse(GARDENS);
    signInForTest({ id: 'bruno' });
    expect(await onItsWay).toBeUndefined();

    preloadData([GARDENS]);
    holdSession(inAnHour() + 1);
    expect(await takePreloadedResponse(GARDENS)).toBeUndefined();
  });
});

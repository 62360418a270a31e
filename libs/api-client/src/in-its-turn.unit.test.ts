import { inItsTurn } from './in-its-turn';

const putOff = (seconds: string | undefined) =>
  new Response('{}', { status: 429, headers: seconds === undefined ? {} : { 'retry-after': seconds } });

describe('a request that the server puts off', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Sends until one of these is the answer, and says at which milliseconds it was sent. */
  async function sent(...answers: Response[]) {
    const start = Date.now();
    const times: number[] = [];
    const answering = inItsTurn(async () => {
      times.push(Date.now() - start);
      return answers.shift() ?? new Response('{}');
    });
    await jest.runAllTimersAsync();
    return { status: (await answering).status, times };
  }

  it('is sent again when the server says, and answered', async () => {
    expect(await sent(putOff('2'), putOff('1'))).toEqual({ status: 200, times: [0, 2_000, 3_000] });
  });

  it('is given up after three sendings', async () => {
    expect(await sent(putOff('1'), putOff('1'), putOff('1'))).toEqual({
      status: 429,
      times: [0, 1_000, 2_000],
    });
  });

  it.each([
    ['a wait that a gardener would not sit through', putOff('60')],
    ['no time', putOff(undefined)],
    ['a time that is a date', putOff('Mon, 23 Nov 2026 08:00:00 GMT')],
    ['another failure', new Response('{}', { status: 503, headers: { 'retry-after': '1' } })],
  ])('is sent once with %s', async (_what, answer) => {
    expect((await sent(answer)).times).toEqual([0]);
  });

  it('is not sent again once nobody waits for it', async () => {
    const leaving = new AbortController();
    const send = jest.fn(async () => putOff('2'));
    const answering = inItsTurn(send, leaving.signal);
    await jest.advanceTimersByTimeAsync(500);
    leaving.abort();
    expect((await answering).status).toBe(429);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

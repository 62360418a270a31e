import { createSessionStore, type SessionNews } from './session-store';

const rosa = { id: 'u1', given_name: 'Rosa', profile_picture_url: null };
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function setUp(fetch: (path: string) => Promise<Response>, mayHaveSession = () => true) {
  const logged: unknown[][] = [];
  const announced: string[] = [];
  let hear = () => {};
  const openNews = (): SessionNews => ({
    announce: () => announced.push('changed'),
    onNews: (listener) => {
      hear = listener;
    },
  });
  const store = createSessionStore({
    mayHaveSession,
    fetch,
    openNews,
    logError: (...line) => logged.push(line),
  });
  return { store, logged, announced, hear: () => hear() };
}

describe('the session', () => {
  it('AUTH-4 is loading at the start', () => {
    const { store } = setUp(() => new Promise(() => {}));
    void store.start();
    expect(store.get()).toEqual({ status: 'loading', user: null, error: null });
  });

  it('AUTH-4 is the gardener whom /api/me names', async () => {
    const asked: string[] = [];
    const { store } = setUp(async (path) => {
      asked.push(path);
      return answer(200, { user: rosa });
    });
    await store.start();
    expect(asked).toEqual(['/api/me']);
    expect(store.get()).toEqual({ status: 'signed-in', user: rosa, error: null });
  });

  it('AUTH-4 is a guest without asking when the browser has no session', async () => {
    const { store } = setUp(
      () => Promise.reject(new Error('asked')),
      () => false,
    );
    await store.start();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: null });
  });

  it('AUTH-4 is a guest without an error after a non-OK answer', async () => {
    const { store, logged } = setUp(async () => answer(401, { error: 'Not logged in' }));
    await store.start();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: null });
    expect(logged).toEqual([]);
  });

  it('AUTH-4 is a guest after a network failure, which is logged and kept', async () => {
    const failure = new TypeError('Failed to fetch');
    const { store, logged } = setUp(() => Promise.reject(failure));
    await store.start();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: failure });
    expect(logged).toEqual([['Error fetching user:', failure]]);
  });

  it('AUTH-4 loses its error with the next answer', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => Promise.resolve(answer(401, {}))];
    const { store } = setUp(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    await store.start();
    await store.refresh();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: null });
  });

  it('keeps the answer that was asked for last, whichever comes first', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { store } = setUp(() => new Promise((resolve) => waiting.push(resolve)));
    const first = store.refresh();
    const second = store.refresh();
    waiting[1]?.(answer(200, { user: rosa }));
    await second;
    waiting[0]?.(answer(401, {}));
    await first;
    expect(store.get().user).toEqual(rosa);
  });

  it('tells other tabs of a sign-in, but not of what it found at the start', async () => {
    let response = answer(401, {});
    const { store, announced } = setUp(async () => response);
    await store.start();
    expect(announced).toEqual([]);
    response = answer(200, { user: rosa });
    await store.refresh();
    expect(announced).toEqual(['changed']);
  });

  it('follows a sign-out of another tab without telling it back', async () => {
    let response = answer(200, { user: rosa });
    const { store, announced, hear } = setUp(async () => response);
    await store.start();
    response = answer(401, {});
    const noticed = new Promise<void>((resolve) => store.subscribe(resolve));
    hear();
    await noticed;
    expect(store.get().status).toBe('guest');
    expect(announced).toEqual([]);
  });
});

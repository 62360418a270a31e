import { answer, rosa, setUpSession } from '../testing/set-up-session';

describe('the session', () => {
  it('AUTH-4 is loading at the start', () => {
    const { store } = setUpSession(() => new Promise(() => {}));
    void store.start();
    expect(store.get()).toEqual({ status: 'loading', user: null, error: null });
  });

  it('AUTH-4 is the gardener whom /api/me names', async () => {
    const asked: string[] = [];
    const { store } = setUpSession(async (path) => {
      asked.push(path);
      return answer(200, { user: rosa });
    });
    await store.start();
    expect(asked).toEqual(['/api/me']);
    expect(store.get()).toEqual({ status: 'signed-in', user: rosa, error: null });
  });

  it('AUTH-10 is asked for with a session that is good', async () => {
    const { store } = setUpSession(async () => answer(401, {}));
    const session = await store.start(async (send) => {
      await send();
      return answer(200, { user: rosa });
    });
    expect(session.user).toEqual(rosa);
    const { store: cutOff } = setUpSession(async () => answer(401, {}));
    const lost = await cutOff.start(() => Promise.reject(new Error('no answer')));
    expect(lost).toMatchObject({ status: 'loading', error: { message: 'no answer' } });
  });

  it('AUTH-4 is a guest without asking when the browser has no session', async () => {
    const { store } = setUpSession(
      () => Promise.reject(new Error('asked')),
      () => false,
    );
    await store.start();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: null });
  });

  it('AUTH-4 is a guest without an error after a non-OK answer', async () => {
    const { store, logged } = setUpSession(async () => answer(401, { error: 'Not logged in' }));
    await store.start();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: null });
    expect(logged).toEqual([]);
  });

  it('AUTH-4 has no user after a network failure, which is logged and kept', async () => {
    const failure = new TypeError('Failed to fetch');
    const { store, logged } = setUpSession(() => Promise.reject(failure));
    await store.start();
    expect(store.get()).toEqual({ status: 'loading', user: null, error: failure });
    expect(logged).toEqual([['Error fetching user:', failure]]);
  });

  it.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['503', async () => answer(503, { error: 'busy' })],
    ['429', async () => answer(429, {})],
    ['something else than JSON', async () => new Response('<html>')],
  ])(
    'AUTH-4 of a browser that has one is never a guest’s after %s, and is asked for again',
    async (_, fail) => {
      let fetch: () => Promise<Response> = fail;
      const { store, become, pauses, askAgain } = setUpSession(() => fetch());
      const seen = new Set<string>();
      store.subscribe(() => seen.add(store.get().status));
      await store.start();
      await become(askAgain);
      fetch = async () => answer(200, { user: rosa });
      await become(askAgain);
      expect(store.get()).toEqual({ status: 'signed-in', user: rosa, error: null });
      expect({ seen: [...seen], pauses }).toEqual({ seen: ['loading', 'signed-in'], pauses: [1000, 2000] });
    },
  );

  it('AUTH-4 is asked for at once when the gardener comes back to a page that could not ask', async () => {
    let fetch = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;
    const { store, become, comeBack } = setUpSession(() => fetch());
    await store.start();
    fetch = async () => answer(200, { user: rosa });
    await become(comeBack);
    expect(store.get().user).toEqual(rosa);
  });

  it('AUTH-4 loses its error with the next answer', async () => {
    const answers = [() => Promise.reject(new Error('down')), () => Promise.resolve(answer(401, {}))];
    const { store } = setUpSession(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    await store.start();
    await store.refresh();
    expect(store.get()).toEqual({ status: 'guest', user: null, error: null });
  });

  it('keeps the answer that was asked for last, whichever comes first', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { store } = setUpSession(() => new Promise((resolve) => waiting.push(resolve)));
    const first = store.refresh();
    const second = store.refresh();
    waiting[1]?.(answer(200, { user: rosa }));
    await second;
    waiting[0]?.(answer(401, {}));
    await first;
    expect(store.get().user).toEqual(rosa);
  });

  it('publishes to other tabs who is signed in at the start, and each sign-in or sign-out since', async () => {
    let response = () => answer(401, {});
    const { store, announced } = setUpSession(async () => response());
    await store.start();
    response = () => answer(200, { user: rosa });
    await store.refresh();
    await store.refresh();
    expect(announced).toEqual([null, 'u1']);
  });

  it('publishes nothing after a network failure, which does not change who is here', async () => {
    const { store, announced } = setUpSession(() => Promise.reject(new Error('down')));
    await store.start();
    expect(announced).toEqual([]);
  });

  it('AUTH-4 AUTH-5 follows a sign-out of another tab', async () => {
    let hasSession = true;
    const { store, become, hear } = setUpSession(
      async () => answer(200, { user: rosa }),
      () => hasSession,
    );
    await store.start();
    hasSession = false;
    await become(() => hear(null));
    expect(store.get().status).toBe('guest');
  });

  it('AUTH-4 is another gardener when another tab has signed in as one', async () => {
    let user = rosa;
    const { store, become, hear } = setUpSession(async () => answer(200, { user }));
    await store.start();
    user = { ...rosa, id: 'u2', given_name: 'Bruno' };
    await become(() => hear('u2'));
    expect(store.get().user?.given_name).toBe('Bruno');
  });

  it('sends no request when another tab publishes what is known here', async () => {
    let asked = 0;
    const { store, hear } = setUpSession(async () => {
      asked += 1;
      return answer(200, { user: rosa });
    });
    await store.start();
    hear('u1');
    expect(asked).toBe(1);
  });

  it('AUTH-5 notices on coming back that the session has ended or begun meanwhile, and asks only then', async () => {
    let hasSession = true;
    let asked = 0;
    const { store, become, comeBack } = setUpSession(
      async () => {
        asked += 1;
        return answer(200, { user: rosa });
      },
      () => hasSession,
    );
    await store.start();
    comeBack();
    expect(asked).toBe(1);
    hasSession = false;
    await become(comeBack);
    expect(store.get().status).toBe('guest');
    comeBack();
    expect(asked).toBe(1);
    hasSession = true;
    await become(comeBack);
    expect(store.get().user).toEqual(rosa);
  });
});

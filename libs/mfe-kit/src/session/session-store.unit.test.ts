import type { SessionUser } from './session';
import { createSessionStore, type SessionNews } from './session-store';

const rosa = { id: 'u1', given_name: 'Rosa', profile_picture_url: null };
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function setUp(
  fetch: (path: string) => Promise<Response>,
  mayHaveSession = () => true,
  last: SessionUser | null = null,
) {
  let remembered = last;
  const logged: unknown[][] = [];
  const announced: (string | null)[] = [];
  let hear = (_userId: string | null) => {};
  let comeBack = () => {};
  const pauses: number[] = [];
  let askAgain = () => {};
  const openNews = (): SessionNews => ({
    announce: (userId) => announced.push(userId),
    onNews: (listener) => {
      hear = listener;
    },
  });
  const store = createSessionStore({
    mayHaveSession,
    fetch,
    openNews,
    onReturn: (listener) => {
      comeBack = listener;
    },
    logError: (...line) => logged.push(line),
    known: {
      read: () => remembered,
      write: (user) => {
        remembered = user;
      },
    },
    later(milliseconds, act) {
      pauses.push(milliseconds);
      askAgain = act;
      return () => {
        if (askAgain === act) askAgain = () => {};
      };
    },
  });
  /** Does something that makes the session another, and waits until it is. */
  const become = async (act: () => void) => {
    const noticed = new Promise<void>((resolve) => store.subscribe(resolve));
    act();
    await noticed;
  };
  return {
    store,
    logged,
    announced,
    become,
    pauses,
    remembered: () => remembered,
    askAgain: () => askAgain(),
    hear: (id: string | null) => hear(id),
    comeBack: () => comeBack(),
  };
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

  it('AUTH-10 is asked for with a session that is good', async () => {
    const { store } = setUp(async () => answer(401, {}));
    const session = await store.start(async (send) => {
      await send();
      return answer(200, { user: rosa });
    });
    expect(session.user).toEqual(rosa);
    const { store: cutOff } = setUp(async () => answer(401, {}));
    const lost = await cutOff.start(() => Promise.reject(new Error('no answer')));
    expect(lost).toMatchObject({ status: 'loading', error: { message: 'no answer' } });
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

  it('AUTH-4 has no user after a network failure, which is logged and kept', async () => {
    const failure = new TypeError('Failed to fetch');
    const { store, logged } = setUp(() => Promise.reject(failure));
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
      const { store, become, pauses, askAgain } = setUp(() => fetch());
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
    const { store, become, comeBack } = setUp(() => fetch());
    await store.start();
    fetch = async () => answer(200, { user: rosa });
    await become(comeBack);
    expect(store.get().user).toEqual(rosa);
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

  it('publishes to other tabs who is signed in at the start, and each sign-in or sign-out since', async () => {
    let response = () => answer(401, {});
    const { store, announced } = setUp(async () => response());
    await store.start();
    response = () => answer(200, { user: rosa });
    await store.refresh();
    await store.refresh();
    expect(announced).toEqual([null, 'u1']);
  });

  it('publishes nothing after a network failure, which does not change who is here', async () => {
    const { store, announced } = setUp(() => Promise.reject(new Error('down')));
    await store.start();
    expect(announced).toEqual([]);
  });

  it('AUTH-4 AUTH-5 follows a sign-out of another tab', async () => {
    let hasSession = true;
    const { store, become, hear } = setUp(
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
    const { store, become, hear } = setUp(async () => answer(200, { user }));
    await store.start();
    user = { ...rosa, id: 'u2', given_name: 'Bruno' };
    await become(() => hear('u2'));
    expect(store.get().user?.given_name).toBe('Bruno');
  });

  it('sends no request when another tab publishes what is known here', async () => {
    let asked = 0;
    const { store, hear } = setUp(async () => {
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
    const { store, become, comeBack } = setUp(
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

  describe('without a network', () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;

    it('FLD-2 is of the gardener who was here last, and is asked for again', async () => {
      const { store, pauses } = setUp(offline, () => true, rosa);
      await store.start();
      const { status, user, error } = store.get();
      expect([status, user, error?.message]).toEqual(['signed-in', rosa, 'Failed to fetch']);
      expect(pauses.at(-1)).toBe(1000);
    });

    it('FLD-9 that hangs it is so after 2 s', async () => {
      const { store, pauses, become, askAgain } = setUp(
        () => new Promise(() => {}),
        () => true,
        rosa,
      );
      void store.start();
      expect([store.get().status, pauses]).toEqual(['loading', [2000]]);
      await become(askAgain);
      expect(store.get().user).toEqual(rosa);
    });

    it('FLD-2 is asked for at once when the signal is back', async () => {
      let fetch = offline;
      const { store, become, comeBack } = setUp(
        () => fetch(),
        () => true,
        rosa,
      );
      await store.start();
      fetch = async () => answer(200, { user: rosa });
      await become(comeBack);
      expect(store.get().error).toBe(null);
    });

    it('FLD-8 is a guest once the server says that it has ended, and no one is known any more', async () => {
      let fetch = offline;
      const { store, become, askAgain, remembered } = setUp(
        () => fetch(),
        () => true,
        rosa,
      );
      await store.start();
      fetch = async () => answer(401, {});
      await become(askAgain);
      expect([store.get().status, remembered()]).toEqual(['guest', null]);
    });

    it('FLD-8 is no one in a browser that has no session: what was known is forgotten', async () => {
      const { store, remembered } = setUp(offline, () => false, rosa);
      await store.start();
      expect([store.get().status, remembered()]).toEqual(['guest', null]);
    });

    it('FLD-2 stays what it was on a page that was open, and the next start knows the gardener', async () => {
      let fetch = async () => answer(200, { user: rosa });
      const { store, remembered } = setUp(() => fetch());
      await store.start();
      fetch = offline;
      await store.refresh();
      expect([store.get().status, store.get().user, remembered()]).toEqual(['signed-in', rosa, rosa]);
    });
  });
});

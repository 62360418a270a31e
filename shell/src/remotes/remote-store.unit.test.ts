import { RemoteError } from '@planted/mfe-kit';
import { createRemoteStore, type LoadedRemote } from './remote-store';

const loaded: LoadedRemote = { routes: [], Providers: () => null };

interface Attempt {
  readonly path: string | undefined;
  readonly isRetry: boolean;
  readonly arrive: (remote: LoadedRemote) => void;
  readonly fail: (cause: unknown) => void;
}

function setUp() {
  const attempts: Attempt[] = [];
  const store = createRemoteStore('mfe_planter', (_name, { isRetry, path }) => {
    return new Promise((arrive, fail) => attempts.push({ isRetry, path, arrive, fail }));
  });
  return { store, attempts };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a micro-frontend on the page', () => {
  it('is asked for once, however often its pages open', async () => {
    const { store, attempts } = setUp();
    store.prefetch('/garden-summary');
    store.open();
    store.open();
    expect(attempts).toHaveLength(1);
    attempts[0]?.arrive(loaded);
    await settled();
    store.open();
    expect(attempts).toHaveLength(1);
    expect(store.get()).toMatchObject({ status: 'ready' });
  });

  it('that fails is tried again only by Retry, as a retry', async () => {
    const { store, attempts } = setUp();
    store.open();
    const gone = new RemoteError('unreachable', 'mfe_planter');
    attempts[0]?.fail(gone);
    await settled();
    expect(store.get()).toMatchObject({ status: 'failed', error: gone });
    store.retry();
    expect(attempts.map(({ isRetry }) => isRetry)).toEqual([false, true]);
    attempts[1]?.arrive(loaded);
    await settled();
    expect(store.get()).toMatchObject({ status: 'ready' });
  });

  it('that failed to prefetch is tried again when its page opens', async () => {
    const { store, attempts } = setUp();
    store.prefetch('/garden-summary');
    attempts[0]?.fail(new Error('offline'));
    await settled();
    store.prefetch('/garden-summary');
    expect(attempts).toHaveLength(1);
    store.open();
    expect(attempts).toHaveLength(2);
  });

  it('brings the code of the page whose link is about to be followed, and of no other', async () => {
    const { store, attempts } = setUp();
    const load = jest.fn(async () => {});
    const other = jest.fn(async () => {});
    store.prefetch('/garden-summary');
    expect(attempts[0]?.path).toBe('/garden-summary');
    attempts[0]?.arrive({
      ...loaded,
      routes: [
        { path: '/garden-summary', title: 'Veggie Planter', Component: () => null, load },
        { path: '/elsewhere', title: 'Elsewhere', Component: () => null, load: other },
      ],
    });
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
    store.prefetch('/elsewhere');
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('that is slow is reported as slow, and still shown when it arrives', async () => {
    const { store, attempts } = setUp();
    store.open();
    jest.advanceTimersByTime(15_000);
    expect(store.get()).toMatchObject({ status: 'failed', error: { code: 'slow' } });
    attempts[0]?.arrive(loaded);
    await settled();
    expect(store.get()).toMatchObject({ status: 'ready' });
  });

  it('of an attempt given up is ignored', async () => {
    const { store, attempts } = setUp();
    store.open();
    store.retry();
    attempts[0]?.fail(new Error('late'));
    await settled();
    expect(store.get()).toMatchObject({ status: 'loading', attempt: 2 });
  });
});

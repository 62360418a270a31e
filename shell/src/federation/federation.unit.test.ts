import { satisfy } from '@module-federation/runtime';
import { RemoteError } from '@planted/mfe-kit';
import { sharedAtRunTime } from '../../../tools/build/shared-at-run-time.mjs';

// What the build writes in.
Object.assign(globalThis, { __KIT_VERSION__: '1.0.0', __REACT_QUERY_VERSION__: '5.108.0' });

let served: Record<string, () => Response>;

beforeEach(() => {
  served = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = served[String(address)];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  const outcome = await attempt.then(
    () => 'no error',
    (error: unknown) => error,
  );
  return outcome instanceof RemoteError ? outcome.code : String(outcome);
}

describe('what the shell shares', () => {
  it('is exactly what remotes are built to take from it, in versions that they accept', async () => {
    const { sharedModules } = await import('./shared-modules');
    expect(Object.keys(sharedModules).toSorted()).toEqual(Object.keys(sharedAtRunTime).toSorted());
    for (const [name, range] of Object.entries(sharedAtRunTime)) {
      expect({ name, fits: satisfy(sharedModules[name]?.version ?? '', range) }).toEqual({
        name,
        fits: true,
      });
    }
  });
});

describe('/remotes.json', () => {
  const list = (remotes: unknown) => () => Response.json({ remotes });

  it('shows where a remote is, afresh each time', async () => {
    const { findRemote } = await import('./remote-list');
    served['/remotes.json'] = list({ mfe_finder: { version: '1', manifest: '/mfe/a.json' } });
    expect(await findRemote('mfe_finder')).toEqual({ version: '1', manifest: '/mfe/a.json' });
    served['/remotes.json'] = list({ mfe_finder: { version: '2', manifest: '/mfe/b.json' } });
    expect(await findRemote('mfe_finder')).toEqual({ version: '2', manifest: '/mfe/b.json' });
  });

  it.each([
    ['is missing', () => new Response('no', { status: 404 }), 'list'],
    ['is a page', () => new Response('<!doctype html>'), 'list'],
    ['has another shape', () => Response.json([]), 'list'],
    ['does not name the remote', list({}), 'not-listed'],
    ['names it without an address', list({ mfe_finder: { version: '1' } }), 'not-listed'],
    ['is asked for an inherited name', list({}), 'not-listed', 'constructor'],
  ])('that %s is an error of its own kind', async (_what, answer, code, name = 'mfe_finder') => {
    const { findRemote } = await import('./remote-list');
    served['/remotes.json'] = answer;
    expect(await codeOf(findRemote(name))).toBe(code);
  });

  it('is taken from an answer that was asked for before this code was here', async () => {
    const { findRemote } = await import('./remote-list');
    const answer = list({ mfe_finder: { version: '1', manifest: '/mfe/a.json' } })();
    expect((await findRemote('mfe_finder', Promise.resolve(answer))).manifest).toBe('/mfe/a.json');
    expect(await codeOf(findRemote('mfe_finder', Promise.reject(new Error('offline'))))).toBe('list');
  });

  it('that does not arrive is one too', async () => {
    const { findRemote } = await import('./remote-list');
    expect(await codeOf(findRemote('mfe_finder'))).toBe('list');
  });
});

describe("a remote's manifest", () => {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const said = {
    contract: 1,
    id: '0.1.0-5274ad0e898e',
    name: 'mfe_finder',
    version: '0.1.0',
    shared: { '@planted/mfe-kit': '^1.0.0' },
    uses: ['defineRemote'],
    pages: [],
    entry: 'remoteEntry-a.js',
    exposed: 'assets/routes-a.js',
    files: { 'remoteEntry-a.js': { integrity } },
  };
  const manifest = (change: object) => () => Response.json({ ...said, ...change });

  it.each([
    ['fits what the shell shares', manifest({}), 'no error'],
    [
      'was built for a later major version',
      manifest({ shared: { '@planted/mfe-kit': '^9.0.0' } }),
      'incompatible',
    ],
    ['wants what is not shared', manifest({ shared: { 'left-pad': '^1.0.0' } }), 'incompatible'],
    ['uses what the kit does not have', manifest({ uses: ['useWeather'] }), 'incompatible'],
    ['is missing', () => new Response('no', { status: 404 }), 'unreachable'],
    ['is a page', () => new Response('<!doctype html>'), 'malformed'],
    ['has another shape', manifest({ files: 3 }), 'malformed'],
    ['is of another contract', manifest({ contract: 2 }), 'malformed'],
    ['is of another micro-frontend', manifest({ name: 'mfe_planter' }), 'malformed'],
  ])('ARCH-1 that %s', async (_what, answer, code) => {
    const { fetchManifest } = await import('./manifest');
    served['/mfe/m.json'] = answer;
    expect(await codeOf(fetchManifest('mfe_finder', '/mfe/m.json'))).toBe(code);
  });

  it('ARCH-1 that is lost once, and arrives when the reason is looked for, is not called another', async () => {
    const { fetchManifest } = await import('./manifest');
    served['/mfe/m.json'] = manifest({});
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await codeOf(fetchManifest('mfe_finder', '/mfe/m.json', integrity))).toBe('unreachable');
  });

  it('ARCH-1 is asked for by its hash, and distinguished from one that is missing', async () => {
    const { fetchManifest } = await import('./manifest');
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
      if (init?.integrity === integrity) throw new TypeError('Failed to fetch');
      return served[String(address)]?.() ?? new Response('no', { status: 404 });
    });
    served['/mfe/m.json'] = manifest({});
    expect(await codeOf(fetchManifest('mfe_finder', '/mfe/m.json', integrity))).toBe('altered');
    expect(await codeOf(fetchManifest('mfe_finder', '/mfe/gone.json', integrity))).toBe('unreachable');
  });
});

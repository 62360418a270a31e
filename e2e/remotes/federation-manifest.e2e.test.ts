import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from '@module-federation/runtime';
import { filesNamedBy } from '../../tools/build/federation-manifest.mjs';
import { type FrontEndServer, startFrontEndServer } from '../src/front-end-server';
import { REMOTES } from '../src/front-ends';
import { root } from '../src/product';

let served: FrontEndServer;
beforeAll(async () => {
  served = await startFrontEndServer({ FRONT_END: 'all', FRONT_ENDS_ROOT: root });
});
afterAll(() => served?.stop());

describe.each(REMOTES)('the federation’s manifest of %s', (remote) => {
  const dist = join(root, remote, 'dist');
  const federated = remote.replaceAll('-', '_');
  const address = () => `${served.url}/mfe/${remote}/mf-manifest.json`;

  it('ARCH-1 is served uncached and names files of the build only', async () => {
    const response = await fetch(address());
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const files = filesNamedBy(await response.json());
    const { entry, files: listed } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
    expect(files[0]).toBe(entry);
    for (const file of files) expect([file, existsSync(join(dist, file))]).toEqual([file, true]);
    expect(files.filter((file) => !Object.hasOwn(listed, file))).toEqual([]);
  });

  it('ARCH-1 leads the federation’s own runtime to the entry and its routes', async () => {
    const entries: { name: string; entry: string; type: string | undefined }[] = [];
    const asked: string[] = [];
    const host = createInstance({
      name: 'reader',
      remotes: [],
      plugins: [
        {
          name: 'instead-of-a-browser',
          // What stands there is for browsers; that it is asked for, and where, is what the manifest says.
          loadEntry: async ({ remoteInfo: { name, entry, type } }) => {
            entries.push({ name, entry, type });
            return {
              init: () => undefined,
              get: (exposed: string) => {
                asked.push(exposed);
                return async () => ({ routes: exposed });
              },
            };
          },
        },
      ],
    });
    host.registerRemotes([{ name: federated, entry: address() }]);
    expect(await host.loadRemote(`${federated}/routes`)).toEqual({ routes: './routes' });
    const { entry } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
    expect(entries).toEqual([
      { name: federated, entry: `${served.url}/mfe/${remote}/${entry}`, type: 'module' },
    ]);
    expect(asked).toEqual(['./routes']);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerenderInWorker } from './prerender-in-worker.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerender-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const moduleOf = (body: string, before = '') => {
  const file = join(folder, 'prerender.mjs');
  writeFileSync(
    file,
    `${before}
    export const remote = { name: 'x' };
    export async function prerenderSkeletons({ name }, [path]) { ${body} }`,
  );
  return pathToFileURL(file).href;
};

describe('prerendering at the build', () => {
  it('answers the markup of each page that the remote has', async () => {
    const url = moduleOf(`setInterval(() => {}, 1000);
      return path === '/none' ? {} : { [path]: { guest: name + path, gardener: name } };`);
    expect(await prerenderInWorker(url, ['/a', '/b', '/none'])).toEqual({
      '/a': { guest: 'x/a', gardener: 'x' },
      '/b': { guest: 'x/b', gardener: 'x' },
    });
  });

  it('ends a page that never does, and names it', async () => {
    const url = moduleOf(`if (path === '/b') for (;;) {} return {};`);
    await expect(prerenderInWorker(url, ['/a', '/b', '/c'], 5_000)).rejects.toThrow(
      'the page /b took longer than 5 s. Does a loop never end?',
    );
  });

  it('ends a module that never loads', async () => {
    const url = moduleOf('return {};', 'for (;;) {}');
    await expect(prerenderInWorker(url, ['/a'], 2_000)).rejects.toThrow(
      'loading the pages took longer than 2 s',
    );
  });

  it('throws what a page throws', async () => {
    const url = moduleOf(`throw new Error('no such plant');`);
    await expect(prerenderInWorker(url, ['/a'])).rejects.toThrow('no such plant');
  });
});

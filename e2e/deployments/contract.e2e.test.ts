import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfy } from '@module-federation/runtime';
import type { Browser } from 'playwright-core';
import { currentMinor, frozenMinors, unfreeze } from '../../tools/contract/frozen-builds.mjs';
import { DESKTOP, startChromium, visit } from '../src/browser';
import { REMOTES, type Remote, runDeploy, versionOf } from '../src/front-ends';
import { frontEndsOf, startFrontEndServer } from '../src/front-end-server';
import { root } from '../src/product';

interface Manifest {
  readonly shared: Readonly<Record<string, string>>;
  readonly pages: readonly { path: string }[];
}

/** The current minor version of the kit and the one before it. */
const supported = frozenMinors().slice(-2);

let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser?.close());

const manifestOf = async (remote: Remote): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, remote, 'dist/remote.json'), 'utf8'));

/** Serves `frozen` as they were built for that minor version of the kit, and the rest as built today. */
async function serve(minor: string, frozen: readonly string[]) {
  const today = ['shell', ...REMOTES].filter((name) => !frozen.includes(name));
  const frontEnds = await frontEndsOf([...today, 'libs']);
  unfreeze(minor, frontEnds.path, frozen);
  const { url, stop } = await startFrontEndServer({ FRONT_END: 'all', FRONT_ENDS_ROOT: frontEnds.path });
  return { url, stop: () => stop().then(frontEnds.remove) };
}

/** @returns by path, the heading of the page or the panel that replaces it */
async function openPages(minor: string, frozen: readonly string[], pages: readonly string[]) {
  const served = await serve(minor, frozen);
  const { page, context, faults } = await visit(browser, served.url, DESKTOP);
  const shown: Record<string, { heading: string | null } | { panel: string | null }> = {};
  try {
    for (const path of pages) {
      await page.goto(path);
      // What is slow on a busy machine still comes.
      const panel = page.locator('main [data-remote-error]:not([data-remote-error="slow"])');
      const heading = page.locator('main h1:not([inert] *, [data-remote-error] *)').first();
      await heading.or(panel).first().waitFor({ state: 'attached' });
      shown[path] = (await panel.isVisible())
        ? { panel: await panel.getAttribute('data-remote-error') }
        : { heading: await heading.textContent() };
    }
    // No service is there to answer; what a page says of that is not at issue.
    expect(faults.filter((fault) => /^exception|Content Security Policy/.test(fault))).toEqual([]);
    return shown;
  } finally {
    await context.close();
    await served.stop();
  }
}

describe.each(supported)('the contract of kit %s', (minor) => {
  it('ARCH-1 its shell shows what is built for it today, and a panel for what needs a later one', async () => {
    const expected: Record<string, object> = {};
    for (const remote of REMOTES) {
      const { shared, pages } = await manifestOf(remote);
      const isServed = satisfy(`${minor}.0`, shared['@planted/mfe-kit'] ?? '');
      const [first] = pages;
      expected[`${first?.path}`] = isServed ? { heading: expect.any(String) } : { panel: 'incompatible' };
    }
    expect(await openPages(minor, ['shell'], Object.keys(expected))).toEqual(expected);
  });

  it('ARCH-1 what was built for it shows in the shell of today', async () => {
    const frozen = ['mfe-finder', 'mfe-community'];
    expect(await openPages(minor, frozen, ['/plant-finder', '/community'])).toEqual({
      '/plant-finder': { heading: 'Plant Finder' },
      '/community': { heading: 'Community' },
    });
  });
});

describe('a deployment to a product that runs', () => {
  const made: string[] = [];
  afterEach(() => Promise.all(made.splice(0).map((path) => rm(path, { recursive: true, force: true }))));

  it('ARCH-1 is tried in the shell that is there, and refused where that is older than its kit', async () => {
    const target = await mkdtemp(join(tmpdir(), 'planted-target-'));
    const newest = { '@planted/mfe-kit': `^${currentMinor()}.0` };
    const later = await versionOf('mfe-finder', { from: 'Plant Finder', to: 'Find', shared: newest });
    made.push(target, later);
    const served = await serve(`${supported[0]}`, ['shell']);
    const deploy = (dist: string) =>
      runDeploy('mfe-finder', '--dist', dist, '--shell', served.url, '--target', target);
    try {
      expect(await deploy(join(root, 'mfe-finder/dist'))).toMatch(/^mfe-finder: deployed/);
      await expect(deploy(later)).rejects.toThrow('/plant-finder: it does not open: incompatible');
    } finally {
      await served.stop();
    }
  });
});

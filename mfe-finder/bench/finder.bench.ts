import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { mainThreadDuring, percentile } from '../../tools/benching/main-thread';
import { PLANTS, TYPED } from './page/measured';

/** Milliseconds from a key to its results that a gardener does not wait for. */
const GOAL = 50;
const ROUNDS = 4;

/** Typing in the plant finder with 5,000 plants, in Chromium, against a bare loop over the same plants. */
export default {
  name: 'finder',
  async run({ root }: { root: string }) {
    const folder = await mkdtemp(join(tmpdir(), 'planted-finder-bench-'));
    const site = {
      root: join(root, 'mfe-finder/bench/page'),
      logLevel: 'error',
      configFile: false,
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    } as const;
    await build(site);
    const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } });
    const browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(String(server.resolvedUrls?.local[0]));
      const search = page.getByRole('searchbox');
      await search.waitFor();
      const type = async () => {
        await search.fill('');
        for (const letter of TYPED) {
          const before = await page.evaluate(() => window.measured?.waits().length ?? 0);
          await search.press(letter === ' ' ? 'Space' : letter);
          await page.waitForFunction((count) => (window.measured?.waits().length ?? 0) > count, before);
        }
      };
      // Once to warm up, as a gardener's second search.
      await type();
      const warm = await page.evaluate(() => window.measured?.waits().length ?? 0);
      for (let round = 0; round < ROUNDS; round += 1) await type();
      const waits = await page.evaluate((from) => window.measured?.waits().slice(from) ?? [], warm);
      const bareLoop = () => page.evaluate(() => window.measured?.bareLoop() ?? 0);
      const loop = await bareLoop();
      const wait = percentile(waits, 0.95);
      // Processor time besides, which a busy machine does not lengthen.
      const work = (await mainThreadDuring(browser, page, type)).total / TYPED.length;
      const loopWork = (await mainThreadDuring(browser, page, async () => void (await bareLoop()))).total;
      const baseline = loopWork / TYPED.length;
      const what = `${PLANTS.toLocaleString('en-US')} plants, against a bare filter loop`;
      const goal = `ours ≤ ${GOAL}`;
      return [
        {
          ...{ what: `keystroke to results p95, ${what}`, ours: wait, baseline: loop },
          ...{ unit: 'ms', ratio: wait / loop, goal },
        },
        {
          ...{ what: `work of the main thread for a keystroke, ${what}`, ours: work, baseline },
          ...{ unit: 'ms', ratio: work / baseline, goal },
        },
      ];
    } finally {
      await browser.close();
      await new Promise((done) => server.httpServer.close(done));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../engines/chromium.mjs';
import { buildOneBundle } from './one-bundle';
import { serveSite, type Site } from './serve-site';

export interface BothSites {
  readonly browser: Browser;
  /** The product's builds. */
  readonly ours: Site;
  /** The same code as one bundle. */
  readonly baseline: Site;
}

/** Serves the product and its baseline, for one browser to measure; both are gone afterwards. */
export async function onBothSites<Result>(
  root: string,
  measure: (sites: BothSites) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'planted-one-bundle-'));
  try {
    await buildOneBundle({ root, outDir });
    const [ours, baseline] = await Promise.all([
      serveSite({ root, shell: join(root, 'shell/dist') }),
      serveSite({ root, shell: outDir }),
    ]);
    const executablePath = await findChromium({ log: console.log });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    return await measure({ browser, ours, baseline }).finally(() =>
      Promise.all([browser.close(), ours.close(), baseline.close()]),
    );
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** What was measured of both, in turns, so that both see the same machine. */
export class Turns<Figure> {
  readonly ours: Figure[] = [];
  readonly baseline: Figure[] = [];

  /** @param measure takes the figure on one site */
  async take({ ours, baseline }: BothSites, measure: (site: Site) => Promise<Figure>): Promise<void> {
    this.ours.push(await measure(ours));
    this.baseline.push(await measure(baseline));
  }
}

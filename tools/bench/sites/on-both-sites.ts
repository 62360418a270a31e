import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { findChromium } from '../../engines/chromium.mjs';
import { launchChromium } from '../../engines/launch-chromium.mjs';
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
    const browser = await launchChromium(executablePath);
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

  /**
   * Neither is always the first of the two.
   * @param measure takes the figure on one site
   */
  async take(sites: BothSites, measure: (site: Site) => Promise<Figure>): Promise<void> {
    const sides = ['ours', 'baseline'] as const;
    for (const side of this.ours.length % 2 === 0 ? sides : sides.toReversed())
      this[side].push(await measure(sites[side]));
  }
}

export interface Rounds {
  readonly rounds: number;
  /** Rounds before them that do not count: browser and servers are new to it themselves. */
  readonly warmingUp?: number;
  /** No round is begun later, in ms: a busy machine has fewer of them, and the bench ends all the same. */
  readonly latest: number;
}

/**
 * Measures every page once in each round: what a machine does besides then falls on all of them.
 * @returns what was measured of each page, in their order; at least one round of it
 */
export async function inRounds<Page, Figure>(
  sites: BothSites,
  pages: readonly Page[],
  { rounds, warmingUp = 0, latest }: Rounds,
  measure: (site: Site, page: Page) => Promise<Figure>,
): Promise<{ page: Page; turns: Turns<Figure> }[]> {
  const began = Date.now();
  const measured = pages.map((page) => ({ page, turns: new Turns<Figure>() }));
  for (let round = -warmingUp; round < rounds && (round < 1 || Date.now() - began < latest); round += 1) {
    for (const { page, turns } of measured)
      await (round < 0 ? new Turns<Figure>() : turns).take(sites, (site) => measure(site, page));
  }
  return measured;
}

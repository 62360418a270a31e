import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';

/**
 * Builds the page in `folder` (an index.html and what it loads) as it would be published, serves it on loopback, and
 * hands `measure` a Chromium of its own with the page's address. Nothing is left behind, whatever `measure` does.
 */
export async function onBenchPage<Result>(
  folder: string,
  measure: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'planted-bench-page-'));
  const site = {
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  } as const;
  try {
    await build(site);
    const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } });
    try {
      const url = server.resolvedUrls?.local[0];
      if (!url) throw new Error(`${folder} is not served`);
      const browser = await launchChromium(await findChromium({ log: console.log }));
      return await measure(browser, url).finally(() => browser.close());
    } finally {
      await server.close();
    }
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

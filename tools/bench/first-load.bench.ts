/** What a first visit to `/` costs, against the same page built as if there were no micro-frontends. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build, preview, type Plugin } from 'vite';
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';

/** What stands in for a module that only micro-frontends need, by the end of its path. */
const WITHOUT_REMOTES: Readonly<Record<string, string>> = {
  '/shell/src/remotes/remote-page.tsx': 'export const RemotePage = () => null;',
  '/shell/src/prefetch.ts': 'export const prefetchOnIntent = () => {};',
};

/**
 * The baseline: the shell's own sources and settings as one ordinary Vite app. Nothing in it loads a remote, so what
 * is there only to be shared with remotes falls away; and what `/` loads later, on demand, is left out, so that all it
 * runs at once is one script and one style sheet with nothing in them for another page.
 */
const asOneBundle: Plugin = {
  name: 'as-one-bundle',
  enforce: 'pre',
  resolveId(source, _importer, { kind }) {
    return kind === 'dynamic-import' ? { id: source, external: true } : null;
  },
  load(id) {
    const file = Object.keys(WITHOUT_REMOTES).find((end) => id.endsWith(end));
    return file === undefined ? null : WITHOUT_REMOTES[file];
  },
};

export default {
  name: 'first-load',
  async run({ root }: { root: string }) {
    const shell = join(root, 'shell');
    const target = await mkdtemp(join(tmpdir(), 'planted-one-bundle-'));
    const executablePath = await findChromium({ log: console.log });
    const browser = await launchChromium(executablePath);
    try {
      await build({
        root: shell,
        mode: 'bench',
        logLevel: 'error',
        plugins: [asOneBundle],
        build: { outDir: target },
      });
      const ours = await firstLoad(browser, shell, join(shell, 'dist'));
      const baseline = await firstLoad(browser, shell, target);
      const what = 'first load of / (scripts and styles, gzip)';
      return [{ what, ours, baseline, unit: 'bytes', ratio: ours / baseline, goal: '≤ 1.05' }];
    } finally {
      await browser.close();
      await rm(target, { recursive: true });
    }
  },
};

/** Opens `/` of a build in a new profile; returns the gzip bytes of each script and style sheet that it fetches. */
async function firstLoad(browser: Browser, shell: string, dist: string): Promise<number> {
  const server = await preview({
    root: shell,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const page = await browser.newPage();
  try {
    const files = new Set<string>();
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType()))
        files.add(new URL(response.url()).pathname);
    });
    await page.goto(server.resolvedUrls?.local[0] ?? '', { waitUntil: 'networkidle' });
    if (files.size === 0) throw new Error(`${dist} loads no script`);
    const bodies = await Promise.all([...files].map((file) => readFile(join(dist, file))));
    return bodies.reduce((bytes, body) => bytes + gzipSync(body).length, 0);
  } finally {
    await page.close();
    await server.close();
  }
}

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from './chromium.mjs';

describe('the browser of tests', () => {
  const path = process.env.PATH;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'planted-browsers-'));
    process.env.PATH = folder;
  });
  afterEach(() => {
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  });

  /** A program of this name, which starts or does not. */
  const program = (name: string, exits = 0): string => {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexit ${exits}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const found = (environment = {}) => findTestBrowser({ log: () => {}, environment });

  it('is the headless shell', async () => {
    program('chromium');
    const shell = program('chromium-headless-shell');
    expect(await found()).toBe(shell);
  });

  it('is any Chromium where that does not start', async () => {
    program('chromium-headless-shell', 127);
    const chromium = program('chromium');
    expect(await found()).toBe(chromium);
  });

  it('is the one that CHROME_PATH names, or none', async () => {
    program('chromium-headless-shell');
    expect(await found({ CHROME_PATH: program('old-chromium') })).toBe(join(folder, 'old-chromium'));
    await expect(found({ CHROME_PATH: program('broken', 1) })).rejects.toThrow('does not start');
  });
});

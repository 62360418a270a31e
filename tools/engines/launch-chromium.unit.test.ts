import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium, launchChromiumServer } from './launch-chromium.mjs';

describe.each([
  ['tests', launchChromiumServer],
  ['benchmarks', launchChromium],
])('the browser of %s', (_, launch) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'launch-chromium-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What a program is started with that ends at once. */
  async function launched(): Promise<string[]> {
    const [program, heard] = [join(folder, 'browser'), join(folder, 'arguments')];
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${heard}'\n`, { mode: 0o755 });
    await expect(launch(program)).rejects.toThrow('closed');
    return readFileSync(heard, 'utf8').split('\n');
  }

  it("disables all that Playwright does, and the address bar's pages", async () => {
    const lists = (await launched())
      .filter((argument) => argument.startsWith('--disable-features='))
      .map((argument) => argument.replace('--disable-features=', '').split(','));
    const followed = lists.at(-1);
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.flat().filter((feature) => !followed?.includes(feature))).toEqual([]);
    expect(followed).toEqual(expect.arrayContaining(['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']));
  });
});

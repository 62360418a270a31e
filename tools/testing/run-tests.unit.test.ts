import { runTests } from './run-tests.mjs';

it('refuses a word that is neither a target nor a package, and runs nothing', async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const asked = ['unit', 'mfe-fnider'];
  const outcome = await runTests({ asked, isCached: true, log, signal: new AbortController().signal });
  expect(outcome).toEqual({ passed: 0, failed: 1 });
  expect(lines).toEqual([
    expect.stringMatching(/^Unknown: mfe-fnider\. Targets: lint, .*Packages: .*mfe-finder/),
  ]);
});

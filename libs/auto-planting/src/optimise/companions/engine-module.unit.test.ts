import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const build = join(__dirname, '..', '..', '..', 'engine', 'build.mjs');

it('is what the sources of the engine give', async () => {
  await expect(promisify(execFile)(process.execPath, [build, '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});

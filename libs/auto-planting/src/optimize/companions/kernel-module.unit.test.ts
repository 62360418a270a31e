import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const build = join(__dirname, '..', '..', '..', 'kernel', 'build.mjs');

it('is what the sources of the kernel give', async () => {
  await expect(promisify(execFile)(process.execPath, [build, '--check'])).resolves.toMatchObject({
    stderr: '',
  });
});

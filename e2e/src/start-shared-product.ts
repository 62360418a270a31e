import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataFolder, SHARED_URL, startProduct } from './product';
import { keepShared } from './stop-shared-product';

/**
 * Jest's set-up of the browser tests: one product for every file that neither stops nor changes it. Each file signs in
 * as gardeners of its own, so that none sees another's gardens. What stands in its log at the end and is no entry of ours
 * is a warning of Node's, of listeners that pile up for instance, and fails the run.
 */
export default async function startSharedProduct(): Promise<void> {
  if (process.env.PLANTED_SHARED === 'off') return;
  const data = await createDataFolder();
  const product = await startProduct(data, { CONTACT_EMAIL: 'hello@planted.example' }).catch(
    async (cause: unknown) => {
      await data.remove();
      throw cause;
    },
  );
  process.env[SHARED_URL] = product.url;
  keepShared(async () => {
    await product.stop();
    const log = await readFile(join(data.path, 'product.log'), 'utf8');
    await data.remove();
    const strange = log.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    if (strange.length > 0) throw new Error(`Node warned of the product:\n${strange.join('\n')}`);
  });
}

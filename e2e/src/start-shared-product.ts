import { createDataFolder, SHARED_URL, startProduct } from './product';
import { keepShared } from './stop-shared-product';

/**
 * Jest's set-up of the browser tests: one product for every file that neither stops nor changes it. Each file signs in
 * as gardeners of its own, so that none sees another's gardens.
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
    await data.remove();
  });
}

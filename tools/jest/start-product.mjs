/**
 * A browser, and one product for every file that neither stops nor changes it: CHROME_ENDPOINT and PLANTED_SHARED_URL.
 * PLANTED_SHARED=off leaves the product out.
 */
import { provideServers } from './provide-servers.mjs';

export default async function startProduct() {
  if (process.env.PLANTED_SHARED === 'off') await provideServers('browser');
  else await provideServers('browser', 'product');
}

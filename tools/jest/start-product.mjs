/**
 * A browser, and one product for every file that neither stops nor changes it: CHROME_ENDPOINT and PLANTED_SHARED_URL.
 */
import { provideServers } from './provide-servers.mjs';

export default async function startProduct() {
  await provideServers('browser', 'product');
}

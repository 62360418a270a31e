/** One product for the tests that bring browsers of their own: PLANTED_SHARED_URL. */
import { provideServers } from './provide-servers.mjs';

export default async function startProductOnly() {
  await provideServers('product');
}

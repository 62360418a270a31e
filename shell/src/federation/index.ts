/** Everything that only remote pages need: loaded with the first of them, not with the landing page. */
import { prepareDrafts } from '@planted/mfe-kit/prepare-drafts';

export { loadRemoteRoutes } from './load-remote-routes';
export { RemoteProviders } from './remote-providers';

// While lists and files are on their way: most pages of remotes keep drafts.
void prepareDrafts();

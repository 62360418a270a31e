/** Everything that only remote pages need: loaded with the first of them, not with the landing page. */
export { loadRemoteRoutes } from './load-remote-routes';
export { RemoteProviders } from './remote-providers';

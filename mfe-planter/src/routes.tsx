import { defineRemote, lazyPage } from '@planted/mfe-kit';

export default defineRemote({
  routes: [{ path: '/garden-summary', title: 'Veggie Planter', ...lazyPage(() => import('./planter-page')) }],
});

import { defineRemote, lazyPage } from '@planted/mfe-kit';

export default defineRemote({
  routes: [
    { path: '/plant-finder', title: 'Plant Finder', ...lazyPage(() => import('./plant-finder-page')) },
  ],
});

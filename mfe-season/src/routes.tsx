import { defineRemote, lazyPage } from '@planted/mfe-kit';

const loadPage = () => import('./season-page');

export default defineRemote({
  routes: [{ path: '/season', title: 'Season', ...lazyPage(loadPage) }],
  // By way of the page, whose code it needs: a second way to it would split that into more and larger files.
  offers: { stepsMoved: async () => (await (await loadPage()).loadStepsMoved()).stepsMoved },
});

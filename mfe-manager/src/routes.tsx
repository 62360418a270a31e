import { defineRemote, lazyPage } from '@planted/mfe-kit';

export default defineRemote({
  routes: [
    { path: '/dashboard', title: 'Your Gardens', ...lazyPage(() => import('./dashboard/dashboard-page')) },
    {
      path: '/garden-manager',
      title: 'Garden Manager',
      ...lazyPage(() => import('./manager/garden-manager-page')),
    },
  ],
});

import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';

export default defineRemote({
  routes: [
    {
      path: '/dashboard',
      title: 'Your Gardens',
      Component: lazy(() => import('./dashboard/dashboard-page')),
    },
    {
      path: '/garden-manager',
      title: 'Garden Manager',
      Component: lazy(() => import('./manager/garden-manager-page')),
    },
  ],
});

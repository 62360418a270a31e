import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';

const dashboard = () => import('./dashboard/dashboard-page');
const manager = () => import('./manager/garden-manager-page');

export default defineRemote({
  routes: [
    { path: '/dashboard', title: 'Your Gardens', Component: lazy(dashboard), load: dashboard },
    { path: '/garden-manager', title: 'Garden Manager', Component: lazy(manager), load: manager },
  ],
});

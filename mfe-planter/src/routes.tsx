import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';

export default defineRemote({
  routes: [
    { path: '/garden-summary', title: 'Veggie Planter', Component: lazy(() => import('./planter-page')) },
  ],
});

import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';

export default defineRemote({
  routes: [
    { path: '/plant-finder', title: 'Plant Finder', Component: lazy(() => import('./plant-finder-page')) },
  ],
});

import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';

const finder = () => import('./plant-finder-page');

export default defineRemote({
  routes: [{ path: '/plant-finder', title: 'Plant Finder', Component: lazy(finder), load: finder }],
});

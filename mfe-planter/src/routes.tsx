import { defineRemote } from '@planted/mfe-kit';
import { lazy } from 'react';

const planter = () => import('./planter-page');

export default defineRemote({
  routes: [{ path: '/garden-summary', title: 'Veggie Planter', Component: lazy(planter), load: planter }],
});

import { defineRemote } from '@planted/mfe-kit';

function ComingUp() {
  return <p>This page is being planted.</p>;
}

export default defineRemote({
  routes: [
    { path: '/in-ground-layout-page', title: 'In Ground Garden', Component: ComingUp },
    { path: '/raised-bed-garden', title: 'Raised Bed Garden', Component: ComingUp },
    { path: '/container-garden', title: 'Container Garden', Component: ComingUp },
    { path: '/indoor-garden', title: 'Indoor Garden', Component: ComingUp },
    { path: '/vertical-garden', title: 'Vertical Garden', Component: ComingUp },
    { path: '/hydroponic-garden', title: 'Hydroponic Garden', Component: ComingUp },
  ],
});

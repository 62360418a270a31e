import { defineRemote } from '@planted/mfe-kit';

function ComingUp() {
  return <p>This page is being planted.</p>;
}

export default defineRemote({
  routes: [
    { path: '/dashboard', title: 'Dashboard', Component: ComingUp },
    { path: '/garden-manager', title: 'Garden Manager', Component: ComingUp },
  ],
});

import { defineRemote } from '@planted/mfe-kit';

function ComingUp() {
  return <p>This page is being planted.</p>;
}

export default defineRemote({
  routes: [{ path: '/garden-summary', title: 'Garden Summary', Component: ComingUp }],
});

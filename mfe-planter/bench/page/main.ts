import type { Measured } from './measured';

/** Which bed is shown: `?of=ours` or `?of=raw-loop`. */
const beds: Readonly<Record<string, () => Promise<{ show: (root: HTMLElement) => Promise<Measured> }>>> = {
  ours: () => import('./ours'),
  'raw-loop': () => import('./raw-loop'),
};

const root = document.querySelector<HTMLElement>('#root');
const bed = await beds[new URLSearchParams(location.search).get('of') ?? 'ours']?.();
if (root && bed) window.measured = await bed.show(root);

import type { Measured } from './measured';

/** Which bed is shown: `?of=ours`, `?of=empty` or `?of=raw-loop`. */
const beds: Readonly<Record<string, () => Promise<{ show: (root: HTMLElement) => Promise<Measured> }>>> = {
  ours: () => import('./ours'),
  empty: async () => {
    const { show } = await import('./ours');
    return { show: (root) => show(root, false) };
  },
  'raw-loop': () => import('./raw-loop'),
};

const root = document.querySelector<HTMLElement>('#root');
const bed = await beds[new URLSearchParams(location.search).get('of') ?? 'ours']?.();
if (root && bed) window.measured = await bed.show(root);

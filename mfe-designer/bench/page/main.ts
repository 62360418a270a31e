import type { Measured } from './measured';

/** Which designer is shown: `?of=ours`, `?of=raw-canvas` or `?of=elements`. */
const designers: Readonly<Record<string, () => Promise<{ show: (root: HTMLElement) => Promise<Measured> }>>> =
  {
    ours: () => import('./ours'),
    'raw-canvas': () => import('./raw-canvas'),
    elements: () => import('./elements'),
  };

const wanted = new URLSearchParams(location.search).get('of') ?? 'ours';
const root = document.querySelector<HTMLElement>('#root');
const designer = await designers[wanted]?.();
if (root && designer) window.measured = await designer.show(root);

import './first-frame/after-first-frame';
import '@planted/ui/styles.css';
import { withoutFailedSignIn } from '@planted/contracts/failed-sign-in';
import { alertStore, departures } from '@planted/mfe-kit';
import { App } from './app';
import { catchInstallPrompt } from './install/catch-prompt';
import { keepFaults } from './rum/faults';
import { recoverPictures } from './pictures/recover-pictures';
import { prefetchOnIntent } from './prefetch';
import { pages } from './routes';
import { startSession } from './session/start-session';
import { hydrateOrRender } from './hydration/hydrate-or-render';

/** Read by zod, in every bundle that has a copy. */
declare global {
  var __zod_globalConfig: { jitless: boolean } | undefined;
}
// Without it zod tries to compile code from text, which the content security policy forbids and reports.
globalThis.__zod_globalConfig = { jitless: true };

// Before the router reads the address.
const unmarked = withoutFailedSignIn(location.href);
if (unmarked !== undefined) {
  history.replaceState(history.state, '', unmarked);
  void import('./features/sign-in/tell-failed-sign-in').then(({ tellFailedSignIn }) => tellFailedSignIn());
}

const faults = keepFaults();
/** Later than all that a visit begins with, in ms. */
const REST = 5000;
setTimeout(() => {
  const frontEndOf = (path: string) => pages.find((page) => page.path === path)?.remote ?? 'shell';
  void import('./rum/start-rum').then(({ startRum }) => startRum(frontEndOf, faults)).catch(() => {});
  // In development nothing has been built that could be kept.
  if (import.meta.env.PROD)
    void import('./offline/start-offline').then(({ startOffline }) => startOffline()).catch(() => {});
}, REST);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

recoverPictures(document, window);
catchInstallPrompt(window);
startSession();
prefetchOnIntent(pages, document);
departures.subscribe(() => {
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
void hydrateOrRender({ root, pages, app: (onShown) => <App onShown={onShown} /> });

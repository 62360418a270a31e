import { sessionEndIn } from '@planted/contracts/session-hint';
import { sessionStore, showAlert } from '@planted/mfe-kit';
import { habits } from '../install/install-habits';
import { NO_ROOM, type TabMessage } from '../service-worker/tab-message';

const WORKER = '/service-worker.js';

export interface OfflineParts {
  /** Undefined where the browser has none, as in a page that came by plain http from another machine. */
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'ready' | 'addEventListener'> | undefined;
  readonly visitor: () => TabMessage['visitor'];
  /** Calls back whenever that may be another. */
  readonly onVisitor: (listener: () => void) => void;
  /** Paths of the drawings that the page has shown. */
  readonly pictures: () => readonly string[];
}

/**
 * Has the product kept for use without a network, once the page is at rest: a service worker keeps the shell, and then
 * what this page began with.
 */
export async function keepForOffline({
  container,
  visitor,
  onVisitor,
  pictures,
}: OfflineParts): Promise<void> {
  if (!container) return;
  container.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === NO_ROOM)
      showAlert({
        kind: 'error',
        title: 'This device has no room left.',
        text: 'Planted needs some to work without a signal. Free some, then open it again.',
      });
  });
  await container.register(WORKER);
  const { active } = await container.ready;
  const tell = (type: TabMessage['type']) =>
    active?.postMessage({ type, visitor: visitor(), pictures: pictures() } satisfies TabMessage);
  tell('keep');
  onVisitor(() => tell('visitor'));
}

export function startOffline(): Promise<void> {
  habits.countVisit();
  return keepForOffline({
    container: navigator.serviceWorker,
    visitor: () => (sessionEndIn(document.cookie) === undefined ? 'guest' : 'gardener'),
    onVisitor: (listener) => sessionStore.subscribe(listener),
    pictures: () => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter(
            ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/illustrations/'),
          )
          .map(({ pathname }) => pathname),
      ),
    ],
  });
}

import type { WorkerScope } from './worker-scope';

/**
 * In place of the service worker it ends it: everything that was kept is dropped, and the next page of every tab comes from
 * the network, as before there was one. An operator deploys it under the worker's name (docs/operations.md).
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('planted-')).map((name) => caches.delete(name))),
      )
      .then(() => worker.registration.unregister()),
  );
});

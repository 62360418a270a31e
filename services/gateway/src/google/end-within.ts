import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const ends = new AsyncLocalStorage<AbortSignal>();

// Node names every request that it starts, so that a library's can be ended which offers no way to do it.
subscribe('http.client.request.start', (message) => {
  const end = ends.getStore();
  const { request } = message as { readonly request: ClientRequest };
  end?.addEventListener('abort', () => request.destroy(end.reason), { once: true });
});

/**
 * Does `work`, and ends every HTTP request that it has started and that is not over when `work` is, or when
 * `milliseconds` have passed.
 * @throws what `work` throws, or that it took too long
 */
export async function endWithin<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const { signal } = ending;
  const tooLong = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const timer = setTimeout(
    () => ending.abort(new Error(`no answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([ends.run(signal, work), tooLong]);
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

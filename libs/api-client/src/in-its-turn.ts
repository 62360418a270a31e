/** How often a request is sent in all that the server puts off. */
const MAX_SENDINGS = 3;
/** A longer wait is the gardener's to decide on, in seconds. */
const LONGEST_WAIT = 5;

const TOO_MANY_REQUESTS = 429;

/**
 * Sends a request, and again after `Retry-After` when the server has too much to do at once: it has done nothing then, so
 * a repeat cannot do it twice. A longer wait, as after very many calls, is answered as it is.
 * @param signal gives the wait up; the answer is then the one that was there
 */
export async function inItsTurn(send: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  for (let sending = 1; ; sending += 1) {
    const response = await send();
    if (response.status !== TOO_MANY_REQUESTS || sending === MAX_SENDINGS) return response;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (!(seconds <= LONGEST_WAIT) || !(await waited(1_000 * seconds, signal))) return response;
    // A body left unread counts as a request cut off when the page is left.
    await response.text();
  }
}

/** @returns false when the signal ended the wait. */
function waited(milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const end = (isOver: boolean) => () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      resolve(isOver);
    };
    const onAbort = end(false);
    const timer = setTimeout(end(true), milliseconds);
    signal?.addEventListener('abort', onAbort);
  });
}

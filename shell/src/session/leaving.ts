/** What ends so soon after a page was asked to leave, in milliseconds, ends because of that. */
const LEAVING_MS = 2000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Notes from now on when the page is left. */
export function noteLeaving(): void {
  for (const leaving of ['beforeunload', 'pagehide'])
    window.addEventListener(leaving, () => {
      leftAt = Date.now();
    });
}

/** Whether the page is being left: what does not come any more then is no failure. */
export const isLeaving = (): boolean => Date.now() - leftAt < LEAVING_MS;

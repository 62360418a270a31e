/**
 * The shell asks for what a page will ask for first while the page's code is still on its way, where the page's
 * micro-frontend says what that is (`data` in its remote.json; shell/src/federation/preload-data.ts). This is where a
 * call takes such an answer: every micro-frontend has this library itself, and so they meet at a global.
 */
declare global {
  var plantedAnswers: ((address: string) => Promise<Response | undefined> | undefined) | undefined;
}

/**
 * @param address path and query of a GET
 * @returns the answer that is on its way or here, once: another call for the same asks again. Undefined where there is
 *   none, and resolved to undefined where it did not come, was a refusal, or is no longer of who is here.
 */
export const takePreloadedResponse = (address: string): Promise<Response | undefined> | undefined =>
  globalThis.plantedAnswers?.(address);

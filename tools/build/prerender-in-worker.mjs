/** Prerenders pages beside the build, which so outlives a page that never comes to an end. */
import { Worker } from 'node:worker_threads';

/** For one page, or for loading all of them, on a busy machine. In milliseconds. */
const TIMEOUT_MS = 60_000;
const WORKER = new URL('prerender-worker.mjs', import.meta.url);

/**
 * @typedef {Record<string, Record<'guest' | 'gardener', string>>} Prerendered React's markup by path
 * @typedef {{ begins: string } | { prerendered: Prerendered }} Report what the worker says
 */

/**
 * @param {string} url a built module with `prerenderSkeletons` of libs/mfe-kit and the `remote`
 * @param {string[]} paths of the pages
 * @param {number} [timeoutMs]
 * @returns {Promise<Prerendered>} without pages that the remote does not have
 * @throws Error that names the page which did not end in time; or what a page threw
 */
export function prerenderInWorker(url, paths, timeoutMs = TIMEOUT_MS) {
  return new Promise((resolve, reject) => {
    /** @type {Prerendered} */
    const all = {};
    let current = 'loading the pages';
    const worker = new Worker(WORKER, { workerData: { url, paths } });
    const give = () => {
      const seconds = timeoutMs / 1000;
      reject(
        new Error(`Prerendering stopped: ${current} took longer than ${seconds} s. Does a loop never end?`),
      );
      void worker.terminate();
    };
    let timer = setTimeout(give, timeoutMs);
    worker.on('message', (/** @type {Report} */ report) => {
      clearTimeout(timer);
      timer = setTimeout(give, timeoutMs);
      if ('begins' in report) current = `the page ${report.begins}`;
      else Object.assign(all, report.prerendered);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(all);
      else reject(new Error(`Prerendering ${current} ended with code ${code}`));
    });
  });
}

/** The other side of prerender-in-worker.mjs: says which page it begins, since an endless one says nothing more. */
import { parentPort, workerData } from 'node:worker_threads';

const { url, paths } = workerData;
const { prerenderSkeletons, remote } = await import(url);
for (const path of paths) {
  parentPort?.postMessage({ begins: path });
  parentPort?.postMessage({ prerendered: await prerenderSkeletons(remote, [path]) });
}
// A page may have left a timer running.
process.exit(0);

/** @returns the address to start a worker from, once what is behind it is what was built */
type CheckScript = (address: string) => Promise<string>;

/** Where files are not listed with their hashes, as in development and in tests, there is nothing to hold a script against. */
let check: CheckScript = async (address) => address;

/** The shell, which has the hashes of a micro-frontend's files, says how they are held against what arrives. */
export function checkWorkerScriptsBy(how: CheckScript): void {
  check = how;
}

/**
 * Starts a worker from a script of a micro-frontend that arrived as it was built. Browsers check no worker by a hash:
 * the script is read by it, and what was read is what runs. Therefore it must import nothing.
 * @param address of the script, as `import address from './some.worker.ts?worker&url'` gives it
 * @throws where the script does not arrive, or is another: none of it was run
 * @since kit 1.1
 */
export async function startWorker(address: string): Promise<Worker> {
  return new Worker(await check(address), { type: 'module' });
}

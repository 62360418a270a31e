import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrontEndFile, FrontEndFolders } from './locate-file';

const NAME = 'service-worker.js';

/**
 * The service worker that an operator has deployed in place of the shell's, such as the one that retires it
 * (docs/operations.md); undefined for every other path, and where there is none.
 */
export async function deployedWorker(
  { deployments }: Pick<FrontEndFolders, 'deployments'>,
  path: string,
): Promise<FrontEndFile | undefined> {
  if (deployments === undefined || path !== `/${NAME}`) return undefined;
  return access(join(deployments, NAME)).then(
    () => ({ root: deployments, path: NAME }),
    () => undefined,
  );
}

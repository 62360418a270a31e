import type { Logger } from 'pino';
import {
  type CurrentRemote,
  type DeployedRemote,
  type ListedRemote,
  readDeployments,
  type RemoteList,
} from './deployments';
import { isInCanary } from './canary-bucket';
import { readOwnBuilds } from './own-builds';

/** Which version of each micro-frontend is current, as it is on disk at the moment of asking. */
export interface CurrentRemotes {
  all(): Promise<RemoteList<CurrentRemote>>;
}

/**
 * @param root of the product's own builds
 * @param deployments the folder that `npm run deploy` publishes to; what is deployed there goes before the own build
 */
export function currentRemotes(
  root: string,
  deployments: string | undefined,
  log: Pick<Logger, 'warn'>,
): CurrentRemotes {
  let last: RemoteList<DeployedRemote> = {};
  return {
    async all() {
      if (deployments !== undefined) {
        try {
          last = await readDeployments(deployments, (what) => log.warn(`a deployment is left out: ${what}`));
        } catch (error) {
          // A broken file changes nothing for visitors: the list stays as it was before.
          log.warn({ err: error }, 'the list of deployments cannot be read');
        }
      }
      return combine(await readOwnBuilds(root), last);
    },
  };
}

function combine(
  ownBuilds: RemoteList<ListedRemote>,
  deployed: RemoteList<DeployedRemote>,
): RemoteList<CurrentRemote> {
  const live = Object.entries(deployed).flatMap<[string, CurrentRemote]>(([name, remote]) => {
    const { canary } = remote;
    const listed = remote.version === undefined ? ownBuilds[name] : remote;
    return listed ? [[name, { ...listed, canary }]] : [];
  });
  return { ...ownBuilds, ...Object.fromEntries(live) };
}

/** @returns what a visitor in this bucket gets */
export const listFor = (remotes: RemoteList<CurrentRemote>, bucket: number): Record<string, ListedRemote> =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { canary, ...live }]) => {
      if (canary === undefined || !isInCanary(bucket, name, canary.share)) return [name, live];
      const { share: _share, ...listed } = canary;
      return [name, listed];
    }),
  );

/** @returns the other origins that micro-frontends come from */
export function originsOf(remotes: RemoteList<CurrentRemote>): string[] {
  const addresses = Object.values(remotes).flatMap(({ manifest, canary }) => [manifest, canary?.manifest]);
  const origins = addresses.flatMap((address) =>
    address?.startsWith('http') ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

/** @returns the content security policy with these origins' scripts and style sheets allowed, and no others */
export const withOrigins = (policy: string, origins: readonly string[]): string =>
  origins.length === 0
    ? policy
    : policy.replaceAll(/\b(?:script|style|connect)-src [^;]*/g, (rule) => `${rule} ${origins.join(' ')}`);

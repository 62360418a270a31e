import { satisfy } from '@module-federation/runtime';
import * as kit from '@planted/mfe-kit';
import { parseRemoteManifest, type RemoteManifest } from '@planted/mfe-kit/contract';
import { classifyLoadFailure } from './classify-load-failure';
import { sharedModules } from './shared-modules';

const { RemoteError } = kit;

/**
 * Fetches a remote's manifest and makes sure that the shell has what the remote was built for, before any of its
 * code runs.
 * @param integrity the manifest's hash
 * @throws RemoteError 'unreachable', 'altered', 'malformed' or 'incompatible'
 */
export async function fetchManifest(
  remote: string,
  address: string,
  integrity?: string,
): Promise<RemoteManifest> {
  const manifest = parse(remote, await fetchText(remote, address, integrity));
  const unmet =
    Object.entries(manifest.shared).find(([name, range]) => {
      const offered = sharedModules[name];
      return offered === undefined || !satisfy(offered.version, range);
    }) ?? manifest.uses.filter((name) => !(name in kit)).map((name) => ['@planted/mfe-kit', name])[0];
  if (unmet) throw new RemoteError('incompatible', remote, `needs ${unmet.join(' ')}`);
  return manifest;
}

async function fetchText(remote: string, address: string, integrity: string | undefined): Promise<string> {
  try {
    const answer = await fetch(address, { cache: 'no-cache', ...(integrity && { integrity }) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    throw new RemoteError(
      integrity ? await classifyLoadFailure(address, integrity) : 'unreachable',
      remote,
      cause,
    );
  }
}

function parse(remote: string, text: string): RemoteManifest {
  try {
    const manifest = parseRemoteManifest(JSON.parse(text));
    if (manifest.name !== remote) throw new TypeError(`it is the manifest of ${manifest.name}`);
    return manifest;
  } catch (cause) {
    throw new RemoteError('malformed', remote, cause);
  }
}

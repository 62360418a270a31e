import { satisfy } from '@module-federation/runtime';
import { RemoteError } from '@planted/mfe-kit';
import { sharedModules } from './shared-modules';

interface Manifest {
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/**
 * Fetches a remote's manifest and makes sure that the shell has what the remote was built for, before any of its
 * code runs.
 * @returns the manifest's text, for the runtime
 * @throws RemoteError 'unreachable' or 'incompatible'
 */
export async function fetchManifest(remote: string, address: string): Promise<string> {
  const text = await fetchText(remote, address);
  const { shared } = parse(remote, text);
  const unmet = shared.find(({ name, requiredVersion }) => {
    const offered = sharedModules[name];
    return offered === undefined || !satisfy(offered.version, requiredVersion);
  });
  if (unmet) {
    throw new RemoteError('incompatible', remote, `needs ${unmet.name} ${unmet.requiredVersion}`);
  }
  return text;
}

async function fetchText(remote: string, address: string): Promise<string> {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    throw new RemoteError('unreachable', remote, cause);
  }
}

function parse(remote: string, text: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    if (!Array.isArray(manifest.shared)) throw new Error('a manifest without a list of what is shared');
    return { shared: manifest.shared };
  } catch (cause) {
    throw new RemoteError('unreachable', remote, cause);
  }
}

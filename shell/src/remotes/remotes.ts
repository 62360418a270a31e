import { reportRemoteError } from '../rum/faults';
import { askForList } from './ask-for-list';
import { createRemoteStore, type LoadRemote, type RemoteStore } from './remote-store';

const load: LoadRemote = async (name, options) => {
  const list = askForList(options.isRetry);
  // Read once the code that reads it is here; until then its failure does not matter.
  list.catch(() => {});
  try {
    const { loadRemoteRoutes, RemoteProviders } = await import('../federation');
    return { ...(await loadRemoteRoutes(name, options, list)), Providers: RemoteProviders };
  } catch (cause) {
    reportRemoteError(name);
    throw cause;
  }
};

const stores = new Map<string, RemoteStore>();

/** @returns the one store of a micro-frontend, e.g. of 'mfe_planter' */
export function remoteStore(name: string): RemoteStore {
  const existing = stores.get(name);
  if (existing) return existing;
  const store = createRemoteStore(name, load);
  stores.set(name, store);
  return store;
}

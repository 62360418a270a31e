import { RemoteError, type RemoteRoute, useStore } from '@planted/mfe-kit';
import { Suspense, useEffect, type ReactNode } from 'react';
import { usePageName } from '../layout/page-name';
import { NeverOpened } from '../offline/never-opened';
import { Skeleton } from './skeleton';
import { RemoteBoundary } from './remote-boundary';
import { RemoteLoading } from './remote-loading';
import { RemoteErrorPanel } from './remote-error-panel';
import type { LoadedRemote } from './remote-store';
import { remoteStore } from './remotes';
import { usePageCode } from './use-page-code';

interface Props {
  /** e.g. 'mfe_planter' */
  readonly remote: string;
  readonly path: string;
  /** The page's name until the remote's routes are loaded. */
  readonly name: string;
}

/** One page of a micro-frontend. Whatever goes wrong in it stays in its area, with a way to try again. */
export function RemotePage({ remote, path, name }: Props): ReactNode {
  const store = remoteStore(remote);
  const state = useStore(store);
  useEffect(() => store.open(), [store]);
  const route =
    state?.status === 'ready' ? state.remote.routes.find((each) => each.path === path) : undefined;
  usePageName(route?.title ?? name);
  const isThere = usePageCode(route);

  const loading = (
    <>
      <Skeleton path={path} />
      <RemoteLoading pageName={name} />
    </>
  );
  if (state === null || state.status === 'loading' || !isThere) return loading;
  const panel = (error: RemoteError) =>
    isNotHere(error) ? (
      <NeverOpened onSignal={store.retry} />
    ) : (
      <RemoteErrorPanel pageName={name} error={error} onRetry={store.retry} />
    );
  if (state.status === 'failed') return panel(state.error);
  return (
    <RemoteBoundary key={state.attempt} remote={remote} fallback={panel}>
      <Suspense fallback={loading}>
        <Shown remote={remote} route={route} Providers={state.remote.Providers} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** There is no network, and this device has kept none of it. */
const isNotHere = ({ code }: RemoteError): boolean =>
  !navigator.onLine && (code === 'list' || code === 'unreachable');

interface ShownProps {
  readonly remote: string;
  readonly route: RemoteRoute | undefined;
  readonly Providers: LoadedRemote['Providers'];
}

function Shown({ remote, route, Providers }: ShownProps) {
  if (route === undefined) throw new RemoteError('malformed', remote);
  return (
    <Providers>
      <route.Component />
    </Providers>
  );
}

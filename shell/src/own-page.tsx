import type { RemoteRoute } from '@planted/mfe-kit';
import { RemoteBoundary } from './remotes/remote-boundary';
import { RemoteLoading } from './remotes/remote-loading';
import { RemoteErrorPanel } from './remotes/remote-error-panel';
import { usePageCode } from './remotes/use-page-code';

interface Props {
  readonly name: string;
  readonly code: Required<Pick<RemoteRoute, 'Component' | 'load' | 'isLoaded'>>;
}

/** A page of the shell's whose code comes apart. As with a micro-frontend: it may not arrive. */
export function OwnPage({ name, code }: Props) {
  // No Suspense: React hydrates what is inside one apart from the rest of the prerendered page, and later.
  if (!usePageCode(code)) return <RemoteLoading pageName={name} />;
  return (
    <RemoteBoundary
      remote={name}
      // What did not arrive is not asked for again.
      fallback={(error) => (
        <RemoteErrorPanel pageName={name} error={error} onRetry={() => window.location.reload()} />
      )}
    >
      <code.Component />
    </RemoteBoundary>
  );
}

import type { RemoteRoute } from '@planted/mfe-kit';
import { Suspense, useState } from 'react';
import { RemoteBoundary } from './remotes/remote-boundary';
import { RemoteLoading } from './remotes/remote-loading';
import { RemoteTrouble } from './remotes/remote-trouble';

interface Props {
  readonly name: string;
  readonly code: Required<Pick<RemoteRoute, 'Component' | 'load' | 'isLoaded'>>;
}

/** A page of the shell's whose code comes apart. As with a micro-frontend: it may not arrive. */
export function OwnPage({ name, code }: Props) {
  // What a Suspense stands around React takes over apart from the rest, and later: not where nothing is waited for.
  const [isThere] = useState(code.isLoaded);
  return (
    <RemoteBoundary
      remote={name}
      // What did not arrive is not asked for again.
      fallback={(error) => (
        <RemoteTrouble pageName={name} error={error} onRetry={() => window.location.reload()} />
      )}
    >
      {isThere ? (
        <code.Component />
      ) : (
        <Suspense fallback={<RemoteLoading pageName={name} />}>
          <code.Component />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}

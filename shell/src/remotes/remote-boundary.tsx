import { RemoteError } from '@planted/mfe-kit';
import { Component, type ReactNode } from 'react';
import { reportRemoteError } from '../rum/faults';
import { isUndelivered } from '../files/import-part';

interface Props {
  readonly remote: string;
  readonly fallback: (error: RemoteError) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps what a remote throws while rendering, or while loading one of its lazy chunks, inside its own area. */
export class RemoteBoundary extends Component<Props, { readonly error: RemoteError | null }> {
  override state = { error: null };

  static getDerivedStateFromError(cause: unknown): { error: RemoteError } {
    if (cause instanceof RemoteError) return { error: cause };
    return { error: new RemoteError(isUndelivered(cause) ? 'unreachable' : 'crashed', 'remote', cause) };
  }

  override componentDidCatch(cause: unknown): void {
    console.warn(`${this.props.remote} broke:`, cause);
    reportRemoteError(this.props.remote);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}

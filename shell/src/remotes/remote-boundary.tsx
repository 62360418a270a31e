import { RemoteError } from '@planted/mfe-kit';
import { Component, type ReactNode } from 'react';
import { tellTrouble } from '../field-figures/faults';

interface Props {
  readonly remote: string;
  readonly fallback: (error: RemoteError) => ReactNode;
  readonly children: ReactNode;
}

/** What Vite's loader of lazy chunks and style sheets rejects with, which is no fault of what was to be shown. */
const undelivered = new WeakSet<Error>();
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => undelivered.add(payload));

/** Keeps what a remote throws while rendering, or while loading one of its lazy chunks, inside its own area. */
export class RemoteBoundary extends Component<Props, { readonly error: RemoteError | null }> {
  override state = { error: null };

  static getDerivedStateFromError(cause: unknown): { error: RemoteError } {
    if (cause instanceof RemoteError) return { error: cause };
    const isUndelivered = cause instanceof Error && undelivered.has(cause);
    return { error: new RemoteError(isUndelivered ? 'unreachable' : 'crashed', 'remote', cause) };
  }

  override componentDidCatch(cause: unknown): void {
    console.warn(`${this.props.remote} broke:`, cause);
    tellTrouble(this.props.remote);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}

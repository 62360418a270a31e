import { Component, type ReactNode } from 'react';

interface State {
  readonly error: unknown;
  readonly isBroken: boolean;
}

/** A second error so soon, in ms, is not from an unmounted page. */
const AT_ONCE = 1000;

/**
 * Error boundary around all pages. What a page throws while it unmounts reaches no boundary of its own, which unmounts
 * with it, and would break the whole shell. Here it is logged, and the next page is shown. A second error at
 * once is no such thing and is rethrown.
 */
export class UnmountErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, isBroken: false };
  private caughtAt = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(error: unknown): State {
    return { error, isBroken: true };
  }

  override componentDidCatch(cause: unknown): void {
    console.warn('Page crashed while unmounting:', cause);
    const now = performance.now();
    if (now - this.caughtAt > AT_ONCE) this.setState({ error: null, isBroken: false });
    this.caughtAt = now;
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    if (performance.now() - this.caughtAt <= AT_ONCE) throw this.state.error;
    return null;
  }
}

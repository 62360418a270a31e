import { Component, type ReactNode } from 'react';

interface State {
  readonly error: unknown;
  readonly isBroken: boolean;
}

/** A second error so soon, in ms, is not of a page that was left. */
const AT_ONCE = 1000;

/**
 * Stands around all pages. What a page throws while it is taken away reaches no boundary of its own, which is taken away
 * with it, and would take the whole shell along. Here it is told, and the page that is next is shown. What goes on
 * throwing is no such thing and is passed on.
 */
export class LeavingBoundary extends Component<{ readonly children: ReactNode }, State> {
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

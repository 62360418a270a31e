import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface OnDemandProps<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** What the component is shown with; null while it is not wanted. */
  readonly props: Props | null;
  readonly onFailure?: () => void;
  /** Stands for it while it is on its way. */
  readonly meanwhile?: ReactNode;
}

/**
 * Shows a component that is fetched when it is first wanted. What React's lazy() rejects with would take the whole page
 * along: here a failure is reported, and the next use, or other props, try again.
 */
export function OnDemand<Props extends object>({ load, props, onFailure, meanwhile }: OnDemandProps<Props>) {
  const [part, setPart] = useState<{ readonly default: ComponentType<Props> } | null>(null);
  const fetchPart = useEffectEvent(() => {
    load().then(setPart, (cause: unknown) => {
      console.warn('A part of the page did not load:', cause);
      onFailure?.();
    });
  });
  useEffect(() => {
    if (props && !part) fetchPart();
  }, [props, part]);
  return props && (part ? <part.default {...props} /> : meanwhile);
}

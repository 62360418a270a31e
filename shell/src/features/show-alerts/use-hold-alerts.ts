import { alertStore } from '@planted/mfe-kit';
import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';

/**
 * Stops the clocks of alerts while one is under the pointer or has the focus. What has either may be taken away with it,
 * as an Undo that was pressed: no browser says that the pointer or the focus has left it then.
 */
export function useHoldAlerts() {
  const holders = useRef<{ pointer: Node | null; focus: Node | null }>({ pointer: null, focus: null });
  const isHeld = useRef(false);

  function settle(): void {
    const { pointer, focus } = holders.current;
    const holds = (pointer?.isConnected ?? false) || (focus?.isConnected ?? false);
    if (holds === isHeld.current) return;
    isHeld.current = holds;
    if (holds) alertStore.hold();
    else alertStore.release();
  }
  const take = (by: 'pointer' | 'focus', holder: Node | null) => {
    holders.current[by] = holder;
    settle();
  };
  // After each change of the alerts: one that held them may be gone.
  useEffect(settle);
  // Their clocks begin when they are seen.
  useEffect(() => {
    alertStore.release();
    return () => alertStore.hold();
  }, []);

  return {
    // Not onPointerEnter: React never calls it where the pointer comes from what was taken away under it.
    onPointerOver: (event: PointerEvent) => take('pointer', event.target as Node),
    onPointerLeave: () => take('pointer', null),
    onFocus: (event: FocusEvent) => take('focus', event.target),
    onBlur: () => take('focus', null),
  };
}

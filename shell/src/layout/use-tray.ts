import { useLocation } from '@planted/mfe-kit';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const hoverDelayMs = 200;

/** Events of the element that expands. */
export interface TrayHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Expands after 200 ms under the mouse, and at once for keyboard focus (NAV-2). Leaving, Escape, or opening a page
 * closes it. Touch never expands it: there the menu has everything.
 */
export function useTray(): { readonly open: boolean; readonly handlers: TrayHandlers } {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();

  function later(next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenOn(next ? pathname : null), hoverDelayMs);
  }
  function now(next: boolean): void {
    clearTimeout(timer.current);
    setOpenOn(next ? pathname : null);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    // Opened on another page is not opened on this one.
    open: openOn === pathname,
    handlers: {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && later(true),
      onPointerLeave: () => later(false),
      onFocus: ({ target }) => target.matches(':focus-visible') && now(true),
      onBlur: ({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || now(false),
      onKeyDown: ({ key }) => key === 'Escape' && now(false),
    },
  };
}

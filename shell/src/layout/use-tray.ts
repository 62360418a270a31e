import { useLocation } from '@planted/mfe-kit';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const hoverDelayMs = 200;

/** Events of the element that expands. */
interface TrayHandlers {
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

export interface Tray {
  readonly open: boolean;
  /** What expands; it stands inside the element with the handlers. */
  readonly tray: RefObject<HTMLDivElement | null>;
  readonly handlers: TrayHandlers;
}

/**
 * Expands after 200 ms under the mouse, and at once for keyboard focus (NAV-2). Leaving, Escape, or opening a page
 * closes it. Touch never expands it: there the menu has everything.
 */
export function useTray(): Tray {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderMouse = useRef(false);
  const tray = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  function later(next: boolean): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenOn(next ? pathname : null), hoverDelayMs);
  }
  function now(next: boolean): void {
    clearTimeout(timer.current);
    setOpenOn(next ? pathname : null);
  }

  // Not onPointerEnter: React never calls it where the mouse comes from an element that was taken away under it.
  function come({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || isUnderMouse.current) return;
    isUnderMouse.current = true;
    later(true);
  }
  function leave(): void {
    isUnderMouse.current = false;
    later(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  // Opened on another page is not opened on this one.
  const open = openOn === pathname;
  useEffect(() => {
    if (!open) return;
    function closeByKey({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      // Focus inside what closes would be lost; before the closing, for focus also opens.
      if (tray.current?.contains(document.activeElement)) {
        tray.current.parentElement?.querySelector<HTMLElement>('a[href]')?.focus();
      }
      clearTimeout(timer.current);
      setOpenOn(null);
    }
    // Anywhere on the page: under the mouse it has no focus.
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);

  return {
    open,
    tray,
    handlers: {
      onPointerOver: come,
      onPointerLeave: leave,
      onFocus: ({ target }) => target.matches(':focus-visible') && now(true),
      onBlur: ({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || now(false),
    },
  };
}

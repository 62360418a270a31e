import { useLocation } from '@planted/mfe-kit';
import { type RefObject, useEffect, useRef } from 'react';

/** After a navigation inside the app the page starts at its top and has the focus, as after a load. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

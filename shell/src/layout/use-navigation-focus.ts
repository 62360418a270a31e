import { useLocation, useNavigationType } from '@planted/mfe-kit';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a navigation inside the app the page has the focus and starts at its top, as after a load; going back leaves
 * the scrolling to the browser, which remembers it.
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, kind, main]);
}

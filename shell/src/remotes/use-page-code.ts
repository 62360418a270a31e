import type { RemoteRoute } from '@planted/mfe-kit';
import { useEffect, useState } from 'react';

/**
 * Fetches the page's own code.
 * @returns whether it is there, or will not come: then showing the page says why
 */
export function usePageCode(route: RemoteRoute | undefined): boolean {
  const [settled, setSettled] = useState<RemoteRoute>();
  useEffect(() => {
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setSettled(route);
    };
    route?.load?.().then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [route]);
  return !route?.load || settled === route || (route.isLoaded?.() ?? false);
}

import type { RemoteRoute } from '@planted/mfe-kit';
import { useEffect, useState } from 'react';

type PageCode = Pick<RemoteRoute, 'load' | 'isLoaded'>;

/**
 * Fetches the page's own code.
 * @returns whether it is there, or will not come: then rendering the page throws the reason
 */
export function usePageCode(page: PageCode | undefined): boolean {
  const [settled, setSettled] = useState<PageCode>();
  const isThere = !page?.load || settled === page || (page.isLoaded?.() ?? false);
  useEffect(() => {
    if (isThere) return undefined;
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setSettled(page);
    };
    // What fails may have been prefetched before the page was opened: opening it asks once more.
    page?.load?.().catch(page.load).then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [page, isThere]);
  return isThere;
}

import { useLocation } from '@planted/mfe-kit';
import { useEffect, useState } from 'react';
import { NotFoundPage } from '../features/not-found-page';
import { findListedPage, type FoundPage } from './find-listed-page';
import { Skeleton } from './skeleton';
import { RemotePage } from './remote-page';

/** Any address that is no page of the shell's knowledge: one that a deployed micro-frontend brings, or none. */
export function ListedPage() {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<{ path: string; page: FoundPage | null }>();
  useEffect(() => {
    let isCurrent = true;
    void findListedPage(pathname).then((page) => {
      if (isCurrent) setAnswer({ path: pathname, page });
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  // The answer takes a moment: a sign that comes and goes would only flicker.
  if (answer?.path !== pathname) return <Skeleton path={pathname} />;
  if (answer.page === null) return <NotFoundPage />;
  const { remote, title } = answer.page;
  return <RemotePage key={pathname} remote={remote} path={pathname} name={title} />;
}

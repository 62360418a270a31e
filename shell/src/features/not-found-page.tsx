import { Link, useLocation } from '@planted/mfe-kit';
import { buttonClass } from '@planted/ui';
import { usePageName } from '../layout/page-name';
import { MessagePanel } from '../layout/message-panel';

/** Any address that is no page of ours (NAV-3). */
export function NotFoundPage() {
  usePageName('Not Found');
  const { pathname } = useLocation();
  return (
    <MessagePanel
      title="Nothing is planted here"
      picture="empty-bed"
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            Go Home
          </Link>
          <Link className={buttonClass()} to="/in-ground-layout-page">
            Draw a Garden
          </Link>
        </>
      }
    >
      <p>
        There is no page at <b>{pathname}</b>. It may have moved, or the address may have a typo.
      </p>
    </MessagePanel>
  );
}

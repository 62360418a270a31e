import { Link, useLocation } from '@planted/mfe-kit';
import { buttonClass } from '@planted/ui';
import { usePageName } from '../../layout/page-name';
import { MessagePanel } from '../../layout/message-panel';

/** Any address that is no page of ours (NAV-3). */
export function UnknownRoutePage() {
  usePageName('Not Found');
  const { pathname } = useLocation();
  return (
    <MessagePanel
      title="Nothing is planted here"
      picture="empty-bed"
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            Go to Home
          </Link>
          <Link className={buttonClass()} to="/in-ground-layout-page">
            Draw a garden
          </Link>
        </>
      }
    >
      <p>
        There is no page at <b>{pathname}</b>. It may have been moved, or the address has a slip in it.
      </p>
    </MessagePanel>
  );
}

import { Link, type RemoteError, type RemoteErrorCode } from '@planted/mfe-kit';
import { Button, buttonClass, RefreshCw } from '@planted/ui';
import { MessagePanel } from '../layout/message-panel';

const explanations: Readonly<Record<RemoteErrorCode, string>> = {
  list: 'We could not find out where this page is kept. Check your connection, then try again.',
  'not-listed': 'This page is not set up here at the moment.',
  unreachable: 'It did not arrive. It may be down for a moment, or your connection may be.',
  altered: 'What arrived is not what its makers published, so none of it was run. Trying again may help.',
  replaced:
    'A newer version has come out since you opened Planted, and the old one is gone. Reload to go on.',
  slow: 'It is taking unusually long. You can wait, it will show when it arrives, or try again.',
  incompatible:
    'It was made for another version of Planted than the one that is open. Reload to get the newest.',
  malformed: 'What arrived is not the page we expected. It may be in the middle of an update.',
  crashed: 'Something in it broke while it was being shown.',
};

/** Where this very page, as it was loaded, is what is in the way. */
const needReload: ReadonlySet<RemoteErrorCode> = new Set(['replaced', 'incompatible']);

interface Props {
  readonly pageName: string;
  readonly error: RemoteError;
  readonly onRetry: () => void;
}

/** In place of a micro-frontend that is down, slow or broken; everything around it goes on working. */
export function RemoteTrouble({ pageName, error, onRetry }: Props) {
  return (
    <section role="alert" data-remote-error={error.code}>
      <MessagePanel
        title={`${pageName} could not open`}
        picture="plants/lettuce-leaf"
        actions={
          <>
            <Link className={buttonClass()} to="/">
              Go to Home
            </Link>
            {needReload.has(error.code) ? (
              <Button variant="primary" icon={RefreshCw} onClick={() => window.location.reload()}>
                Reload
              </Button>
            ) : (
              <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
                Retry
              </Button>
            )}
          </>
        }
      >
        <p>{explanations[error.code]}</p>
        <p>The rest of Planted works, and a draft you were drawing is kept in this browser.</p>
      </MessagePanel>
    </section>
  );
}

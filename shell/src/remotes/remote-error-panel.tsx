import { Link, type RemoteError, type RemoteErrorCode } from '@planted/mfe-kit';
import { Button, buttonClass, RefreshCw } from '@planted/ui';
import { MessagePanel } from '../layout/message-panel';

const explanations: Readonly<Record<RemoteErrorCode, string>> = {
  list: "We couldn't find this page's files. Check your connection, then try again.",
  'not-listed': "This page isn't available on this site right now.",
  unreachable: "The page didn't load. It may be down briefly, or your connection may be.",
  altered: "The page's files don't match what was published, so we didn't run them. Trying again may help.",
  replaced: 'A newer version is out and the old one is gone. Reload to continue.',
  slow: 'This is taking longer than usual. It will open as soon as it loads, or you can try again.',
  incompatible:
    'This page needs a different version of Planted from the one you have open. Reload to get the latest.',
  malformed:
    'We got something other than the page we expected. An update may be in progress. Try again in a moment.',
  crashed: 'Something went wrong on this page.',
};

/** Where this very page, as it was loaded, is what is in the way. */
const needReload: ReadonlySet<RemoteErrorCode> = new Set(['replaced', 'incompatible']);

interface Props {
  readonly pageName: string;
  readonly error: RemoteError;
  readonly onRetry: () => void;
}

/** Replaces a micro-frontend that is down, slow or broken; everything around it continues to work. */
export function RemoteErrorPanel({ pageName, error, onRetry }: Props) {
  return (
    <section role="alert" data-remote-error={error.code}>
      <MessagePanel
        title={`${pageName} couldn't be opened`}
        picture="plants/lettuce-leaf"
        actions={
          <>
            <Link className={buttonClass()} to="/">
              Go Home
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
        <p>The rest of Planted still works, and your drafts are saved in this browser.</p>
      </MessagePanel>
    </section>
  );
}

import { Link, type RemoteError, type RemoteErrorCode } from '@planted/mfe-kit';
import { Button, buttonClass, RefreshCw } from '@planted/ui';
import { MessagePanel } from '../layout/message-panel';

const explanations: Readonly<Record<RemoteErrorCode, string>> = {
  list: 'We could not find out where this page is kept. Check your connection, then try again.',
  'not-listed': 'This page is not set up here at the moment.',
  unreachable: 'It did not arrive. It may be down for a moment, or your connection may be.',
  slow: 'It is taking unusually long. You can wait, it will show when it arrives, or try again.',
  incompatible: 'It was made for another version of Planted. Reloading the whole page may help.',
  malformed: 'What arrived is not the page we expected. It may be in the middle of an update.',
  crashed: 'Something in it broke while it was being shown.',
};

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
            <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
              Retry
            </Button>
          </>
        }
      >
        <p>{explanations[error.code]}</p>
        <p>The rest of Planted works, and a draft you were drawing is kept in this browser.</p>
      </MessagePanel>
    </section>
  );
}

import { Link, useSession } from '@planted/mfe-kit';
import { Button, buttonClass } from '@planted/ui';
import { MessagePanel } from '../../layout/message-panel';
import { usePageName } from '../../layout/page-name';
import { RequestLink } from './request-link';
import { useAccountRecovery } from './use-account-recovery';
import { accountRecoveryWords } from './account-recovery-words';

/** /account-recovery: where a sign-in link of a message is opened, and where one is requested. */
export default function AccountRecoveryPage() {
  usePageName('Sign-In Link');
  const { state, again } = useAccountRecovery();
  const { user } = useSession();
  if (state === 'asking' && user !== null) {
    return (
      <MessagePanel
        title="You are signed in"
        picture="empty-bed"
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            Go Home
          </Link>
        }
      >
        <p>There's nothing to recover, {user.given_name}.</p>
      </MessagePanel>
    );
  }
  const { title, text } = accountRecoveryWords[state];
  return (
    <MessagePanel title={title} picture="empty-bed" actions={nextStep()}>
      <p role={state === 'entering' ? 'status' : undefined}>{text}</p>
    </MessagePanel>
  );

  function nextStep() {
    if (state === 'entering') return null;
    if (state !== 'unreached') return <RequestLink />;
    return (
      <Button variant="primary" onClick={again}>
        Try Again
      </Button>
    );
  }
}

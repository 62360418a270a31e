import { Link, useSession } from '@planted/mfe-kit';
import { Button, buttonClass } from '@planted/ui';
import { MessagePanel } from '../../layout/message-panel';
import { usePageName } from '../../layout/page-name';
import { AskForLink } from './ask-for-link';
import { useWayBack } from './use-way-back';
import { wayBackWords } from './way-back-words';

/** /way-back: where the link of a message signs its gardener in, and where one is asked for. */
export default function WayBackPage() {
  usePageName('Sign-In Link');
  const { state, again } = useWayBack();
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
  const { title, text } = wayBackWords[state];
  return (
    <MessagePanel title={title} picture="empty-bed" actions={nextStep()}>
      <p role={state === 'entering' ? 'status' : undefined}>{text}</p>
    </MessagePanel>
  );

  function nextStep() {
    if (state === 'entering') return null;
    if (state !== 'unreached') return <AskForLink />;
    return (
      <Button variant="primary" onClick={again}>
        Try Again
      </Button>
    );
  }
}

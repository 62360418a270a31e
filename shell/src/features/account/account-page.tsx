import { openSignIn, useSession } from '@planted/mfe-kit';
import { Button, LogIn } from '@planted/ui';
import { MessagePanel } from '../../layout/message-panel';
import { usePageName } from '../../layout/page-name';
import { RemoteLoading } from '../../remotes/remote-loading';
import { Account } from './account';

/** /account: what is kept of a gardener, and what they can do about it. */
export default function AccountPage() {
  usePageName('Account');
  const { status, user } = useSession();
  if (status === 'loading') return <RemoteLoading pageName="Account" />;
  if (user !== null) return <Account user={user} />;
  return (
    <MessagePanel
      title="Your account"
      picture="empty-bed"
      actions={
        <Button variant="primary" icon={LogIn} onClick={() => openSignIn({ type: 'other' })}>
          Sign In
        </Button>
      }
    >
      <p>Sign in to see, download or delete your data.</p>
    </MessagePanel>
  );
}

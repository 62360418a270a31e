import { Link, type RemoteError, type RemoteErrorCode } from '@planted/mfe-kit';
import styles from './remote-panel.module.css';

const explanations: Readonly<Record<RemoteErrorCode, string>> = {
  list: 'We could not find out where this page is kept. Check your connection, then try again.',
  'not-listed': 'This page is not set up here at the moment.',
  unreachable: 'It did not arrive. It may be down for a moment, or your connection may be.',
  slow: 'It is taking unusually long. We will show it as soon as it arrives, or you can try again.',
  incompatible: 'It was made for another version of Planted. Reloading the page may help.',
  malformed: 'What arrived is not the page we expected. It may be in the middle of an update.',
  crashed: 'Something in it went wrong while showing it.',
};

interface Props {
  readonly pageName: string;
  readonly error: RemoteError;
  readonly onRetry: () => void;
}

/** In place of a micro-frontend that is down, slow or broken. */
export function RemoteTrouble({ pageName, error, onRetry }: Props) {
  return (
    <section className={styles['panel']} role="alert" data-remote-error={error.code}>
      <div className={styles['trouble']}>
        <img className="art" src="/illustrations/plants/lettuce.svg" alt="" width="120" height="120" />
        <h1>{pageName} is not growing yet</h1>
        <p>{explanations[error.code]}</p>
        <p>The rest of Planted works, and what you were drawing is kept in this browser.</p>
        <div className={styles['actions']}>
          <button type="button" onClick={onRetry}>
            Retry
          </button>
          <Link to="/">Go to Home</Link>
        </div>
      </div>
    </section>
  );
}

import { Link, useLocation } from '@planted/mfe-kit';
import { Button, buttonClass, Card, CloudOff, Icon, Plate, RefreshCw } from '@planted/ui';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentPageName } from '../layout/page-name';
import styles from './never-opened.module.css';

const TODAY = '/dashboard';

/**
 * In place of a page that this device has nothing of, while there is no network.
 * @param onSignal called when the browser says that there is one
 */
export function NeverOpened({ onSignal }: { onSignal?: () => void }) {
  const name = useCurrentPageName();
  const isToday = useLocation().pathname === TODAY;
  const tell = useEffectEvent(() => onSignal?.());
  useEffect(() => {
    const hear = () => tell();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, []);
  return (
    <section className={`page ${styles.panel}`} data-never-opened>
      <h1 className="vh">{name}</h1>
      <Card pad="l" className={styles.sheet}>
        <Plate tone="warm" className={styles.plate}>
          <Icon of={CloudOff} size={40} />
        </Plate>
        <p role="status" className={styles.words}>
          This page has not been opened on this device yet. It needs a signal once.
        </p>
        {isToday ? (
          <Button variant="primary" icon={RefreshCw} onClick={() => window.location.reload()}>
            Try again
          </Button>
        ) : (
          <Link className={buttonClass({ variant: 'primary' })} to={TODAY}>
            Today
          </Link>
        )}
      </Card>
    </section>
  );
}

import { openSignIn, useNavigate } from '@planted/mfe-kit';
import {
  Button,
  Card,
  CircleAlert,
  EmptyState,
  Icon,
  LinkButton,
  PlantImage,
  Plate,
  RefreshCw,
  Snowflake,
  Sprout,
} from '@planted/ui';
import { useState } from 'react';
import styles from './season-states.module.css';

/** A guest's gardens are not here; frost days are, for everyone. */
export function SignedOut() {
  const navigate = useNavigate();
  return (
    <EmptyState
      picture={<PlantImage src="/illustrations/empty-bed.svg" size={140} />}
      action={
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => openSignIn({ type: 1 })}>
            Sign In
          </Button>
          <LinkButton href="/place" onNavigate={navigate}>
            See when frost comes
          </LinkButton>
        </div>
      }
    >
      Sign in to see the season of your gardens.
    </EmptyState>
  );
}

/** Nothing was ever planted. */
export function NothingPlanned() {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        picture={<PlantImage src="/illustrations/empty-bed.svg" size={200} />}
        action={
          <LinkButton variant="primary" icon={Sprout} href="/in-ground-layout-page" onNavigate={navigate}>
            Plan a bed
          </LinkButton>
        }
      >
        Nothing is planned yet. Plant a bed, and its year stands here.
      </EmptyState>
    </Card>
  );
}

/** Without a place there are no dates; the rows stand under it. */
export function NoPlace() {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        picture={
          <Plate tone="sky" className={styles.plate}>
            <Icon of={Snowflake} size={40} />
          </Plate>
        }
        action={
          <div className={styles.ways}>
            <LinkButton variant="primary" href="/place" onNavigate={navigate}>
              Choose a place
            </LinkButton>
            <LinkButton href="/place" onNavigate={navigate}>
              Use my own dates
            </LinkButton>
          </div>
        }
      >
        Dates need a place, or your own frost dates.
      </EmptyState>
    </Card>
  );
}

interface NotReadProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** What could not be read can be asked for again; the second time it says what happened. */
export function NotRead({ error, onRetry }: NotReadProps) {
  const [tries, setTries] = useState(0);
  return (
    <Card role="alert">
      <EmptyState
        picture={
          <Plate tone="rose" className={styles.plate}>
            <Icon of={CircleAlert} size={40} />
          </Plate>
        }
        action={
          <Button
            variant="primary"
            icon={RefreshCw}
            onClick={() => {
              setTries(tries + 1);
              onRetry();
            }}
          >
            Try again
          </Button>
        }
      >
        <b>The season could not be read.</b> Your plants are safe.
        {tries > 0 && <span className={styles.reason}>What happened: {error.message}</span>}
      </EmptyState>
    </Card>
  );
}

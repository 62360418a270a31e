import { Link, type SessionUser, useSession } from '@planted/mfe-kit';
import { BedPreview, Button, buttonClass, Card, EmptyState, Loading } from '@planted/ui';
import { useState } from 'react';
import { exampleGarden } from '../example/example-garden';
import { SignInFirst } from '../gardens/sign-in-first';
import { type PlantedGardens, usePlantedGardens } from '../gardens/use-planted-gardens';
import { calendarDayOf } from '../today';
import styles from './dashboard-page.module.css';
import { GardenSnapshot } from './garden-snapshot';
import { greetingAt } from './greeting';
import { PlantStatus } from './plant-status';
import { UnderConstruction } from './under-construction';
import { YourGardens } from './your-gardens';

function Cards({ gardens, now }: { gardens: PlantedGardens; now: Date }) {
  if (gardens.status === 'loading') return <Loading block>Loading your gardens...</Loading>;
  if (gardens.status === 'failed')
    return (
      <Card pad="l">
        <EmptyState
          picture={<BedPreview {...exampleGarden} width={320} />}
          action={<Button onClick={gardens.retry}>Try again</Button>}
        >
          Your gardens could not be loaded ({gardens.reason}). This is an example garden, not one of yours.
        </EmptyState>
      </Card>
    );
  const plants = gardens.gardens.flatMap((garden) => garden.plants);
  return (
    <>
      <YourGardens gardens={gardens.gardens} />
      <GardenSnapshot gardens={gardens.gardens.map(({ row }) => row)} plants={plants} />
      <PlantStatus plants={plants} today={calendarDayOf(now)} />
      <div className={styles.corners}>
        <UnderConstruction title="Gardening Tips" picture="/illustrations/plants/borage.svg" />
        <UnderConstruction title="Weather Helper" picture="/illustrations/plants/sunflower.svg" />
      </div>
    </>
  );
}

function Dashboard({ user }: { user: SessionUser }) {
  const gardens = usePlantedGardens('dashboard');
  const [now] = useState(() => new Date());
  const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div className={`page ${styles.dashboard}`}>
      <header className={styles.head}>
        <div>
          <p className="soft">
            <i>{day.format(now)}</i>
          </p>
          <h1>
            {greetingAt(now.getHours())}, {user.given_name}
          </h1>
        </div>
        <Link to="/in-ground-layout-page" className={buttonClass({ variant: 'outlined' })}>
          Create Garden
        </Link>
      </header>
      <Cards gardens={gardens} now={now} />
    </div>
  );
}

/** /dashboard (3 §2.2). */
export default function DashboardPage() {
  const session = useSession();
  if (session.status === 'loading') return <Loading block>Loading your gardens...</Loading>;
  if (!session.user)
    return (
      <SignInFirst title="Your Gardens">
        Your dashboard shows your gardens, what grows in them and what is ready. Sign in to see yours.
      </SignInFirst>
    );
  return <Dashboard user={session.user} />;
}

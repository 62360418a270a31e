import { Link, openSignIn, useSession } from '@planted/mfe-kit';
import { Button, buttonClass, Sprout } from '@planted/ui';
import { useState } from 'react';
import { chooseGreeting } from './greetings';
import { HeroBackground } from './hero-background';
import styles from './hero.module.css';

/**
 * The head of the landing page. Its button: for a guest the sign-in overlay, else down to the tools (LAND-5, LAND-8).
 * Only a browser with the hint of a session waits to know whose it is: it greets the gardener without a name until then.
 */
export function Hero({ onStart }: { onStart: () => void }) {
  const { status, user } = useSession();
  const [chance] = useState(Math.random);
  const greeting = status === 'guest' ? null : chooseGreeting(user && user.given_name, chance);
  return (
    <header className={styles.hero}>
      <HeroBackground />
      <div className={styles.words}>
        <p className={greeting === null ? styles.eyebrow : `${styles.eyebrow} ${styles.greeting}`}>
          {greeting === null ? 'Free for home gardeners' : greeting.greet(user?.given_name ?? '')}
        </p>
        <h1 className={styles.title}>Your Complete Garden Toolkit</h1>
        <p className={styles.lead}>
          Draw your beds, choose what grows well together, and know what to do next, from first seed to last
          harvest.
        </p>
        <div className={styles.actions}>
          <Button
            variant="primary"
            size="l"
            icon={Sprout}
            onClick={() => (greeting ? onStart() : openSignIn({ type: 1 }))}
          >
            {greeting?.button ?? 'Start Growing Today'}
          </Button>
          {greeting && (
            <Link className={buttonClass({ size: 'l' })} to="/dashboard">
              Dashboard
            </Link>
          )}
        </div>
      </div>
      <picture className={styles.bed}>
        {/* Their measures keep the room: what stands below would jump away under a finger when they arrive. */}
        <source
          media="(max-width: 768px)"
          srcSet="/illustrations/hero-cutaway-narrow.svg"
          width="560"
          height="300"
        />
        <img
          className="art"
          src="/illustrations/hero-cutaway.svg"
          alt=""
          width="1440"
          height="345"
          fetchPriority="high"
        />
      </picture>
    </header>
  );
}

import { Link } from '@planted/mfe-kit';
import { buttonClass } from '@planted/ui';
import styles from './start-call.module.css';

/** The footer call (LAND-7). */
export function StartCall() {
  return (
    <section className={styles.call} aria-labelledby="ready">
      <img
        className={`${styles.vine} art`}
        src="/illustrations/vine-1.svg"
        alt=""
        width="680"
        height="60"
        loading="lazy"
      />
      <h2 id="ready" className={styles.title}>
        Ready to Plant Your Garden?
      </h2>
      <p className={styles.lead}>Your first bed takes about three minutes.</p>
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'terra', size: 'l' })} to="/in-ground-layout-page">
          Get Started!
        </Link>
        <Link className={buttonClass({ size: 'l' })} to="/about">
          About Planted
        </Link>
      </div>
    </section>
  );
}

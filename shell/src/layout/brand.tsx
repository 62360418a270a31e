import { Link } from '@planted/mfe-kit';
import styles from './brand.module.css';

/** The product's title, which is also the way home. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path className={styles.mound} d="M3 23Q15 18 27 23V27H3Z" />
        <path className={styles.stem} d="M15 22C15 15 15 12 15 9" />
        <path className={styles.leaf} d="M15 15C7 15 4 10 4 5C11 5 15 8 15 15Z" />
        <path className={styles.farLeaf} d="M15 12C15 6 19 2 26 2C26 9 22 12 15 12Z" />
      </svg>
      Planted
    </Link>
  );
}

import styles from './remote-loading.module.css';

/** Shows only after 150 ms: a micro-frontend that is quick brings no flicker. */
export function RemoteLoading({ pageName }: { pageName: string }) {
  return (
    <div className={styles.area} role="status">
      <div className={styles.sign}>
        <svg viewBox="0 0 60 60" width="60" height="60" aria-hidden="true">
          <path className={styles.mound} d="M4 50Q30 40 56 50V58H4Z" />
          <g className={styles.sprout}>
            <path className={styles.stem} d="M30 46V20" />
            <path d="M30 32C16 32 10 24 10 14C23 14 30 20 30 32Z" />
            <path className={styles.farLeaf} d="M30 26C30 14 37 7 50 7C50 20 43 26 30 26Z" />
          </g>
        </svg>
        <p>Opening {pageName}...</p>
      </div>
    </div>
  );
}

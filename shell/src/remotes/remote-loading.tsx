import styles from './remote-panel.module.css';

/** Shows only after 150 ms: a remote that is quick brings no flicker. */
export function RemoteLoading({ pageName }: { pageName: string }) {
  return (
    <div className={styles['panel']} role="status">
      <div className={styles['loading']}>
        <img
          className={`${styles['sprout']} art`}
          src="/illustrations/logo.svg"
          alt=""
          width="56"
          height="56"
        />
        <p>Opening {pageName}…</p>
      </div>
    </div>
  );
}

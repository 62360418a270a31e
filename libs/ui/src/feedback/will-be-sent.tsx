import { Icon } from '../icons/icon';
import { Clock } from '../icons/icons';
import styles from './will-be-sent.module.css';

/** Beside what is shown as done and waits for a signal. */
export const WillBeSent = () => (
  <span className={styles.mark}>
    <Icon of={Clock} size={14} />
    will be sent
  </span>
);

import { Card } from '@planted/ui';
import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

/** One thing that a gardener can do about their account: what it means, and its buttons. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" pad="l" aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

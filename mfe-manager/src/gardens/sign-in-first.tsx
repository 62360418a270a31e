import { openSignIn } from '@planted/mfe-kit';
import { BedPreview, Button, Card } from '@planted/ui';
import type { ReactNode } from 'react';
import { exampleGarden } from '../example/example-garden';
import styles from './sign-in-first.module.css';

/** What a guest sees where their own gardens would be: an example, marked as one, and the way in. */
export function SignInFirst({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      <Card pad="l" className={styles.card}>
        <figure>
          <BedPreview {...exampleGarden} width={320} />
          <figcaption className="faint small">An example of how a garden looks here.</figcaption>
        </figure>
        <div className={styles.words}>
          <p>{children}</p>
          <Button onClick={() => openSignIn({ type: 1 })}>Sign In</Button>
        </div>
      </Card>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button, Card, CloudSun, EmptyState, Icon, Plate } from '@planted/ui';
import { FrostCard } from './frost/frost-card';
import type { Units } from './frost/measures';
import styles from './place-page.module.css';
import { frostTitle } from './place-choice';
import type { PlaceForm } from './use-place-form';

/** What the form's place or dates mean, or the way to know it. */
export function FrostPanel({ form, units }: { readonly form: PlaceForm; readonly units: Units }) {
  const { basis, climate, looked, shownPlace } = form;
  if (basis === 'none')
    return <Said>Without a place your plans have no dates. Everything else works as before.</Said>;
  if (climate) return <FrostCard title={frostTitle(shownPlace)} climate={climate} units={units} />;
  if (basis === 'own') return <Said>Give both dates, to see when frost is likely around them.</Said>;
  if (looked.status === 'loading')
    return <FrostFrame title={frostTitle(shownPlace)} isSlow={looked.isSlow} />;
  if (looked.status === 'failed')
    return (
      <Said action={<Button onClick={form.lookAgain}>Try again</Button>}>
        The frost dates could not be read. Check your connection.
      </Said>
    );
  if (basis === 'same')
    return <Said>Your other gardens have no place yet. Choose one for this garden, or for all of them.</Said>;
  return <Said>Choose a place, or give your own frost dates, to see when frost comes.</Said>;
}

interface SaidProps {
  readonly children: string;
  readonly action?: ReactNode;
}

function Said({ children, action }: SaidProps) {
  return (
    <Card as="section" aria-label="Frost" className={styles.said}>
      <EmptyState
        picture={
          <Plate tone="sky" className={styles.plate}>
            <Icon of={CloudSun} size={40} />
          </Plate>
        }
        action={action}
      >
        {children}
      </EmptyState>
    </Card>
  );
}

interface FrostFrameProps {
  readonly title: string;
  readonly isSlow: boolean;
}

/** The card at its height while the figures are on their way. */
export function FrostFrame({ title, isSlow }: FrostFrameProps) {
  return (
    <Card as="section" aria-label={title} className={styles.frame}>
      <h2>{title}</h2>
      <p role="status" className={isSlow ? 'small' : 'vh'}>
        {isSlow ? 'Still loading. The connection is slow.' : 'Loading…'}
      </p>
      <div aria-hidden className={styles.bars}>
        <span className={styles.figure} />
        <span className={styles.figure} />
        {[1, 2, 3, 4].map((row) => (
          <span key={row} className={styles.bar} />
        ))}
      </div>
    </Card>
  );
}

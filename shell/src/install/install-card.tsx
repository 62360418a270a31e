import { Button, Card, Download, Icon, IconButton, Plate, Share, X } from '@planted/ui';
import { useId } from 'react';
import styles from './install-card.module.css';
import type { InstallWay } from './install-way';

interface InstallCardProps {
  readonly way: Exclude<InstallWay, 'none'>;
  readonly onInstall: () => void;
  readonly onNotNow: () => void;
}

/** Offers to have Planted on the home screen, or says how it gets there. */
export default function InstallCard({ way, onInstall, onNotNow }: InstallCardProps) {
  const heading = useId();
  if (way === 'steps')
    return (
      <div className={`page ${styles.foot}`}>
        <Card as="section" aria-labelledby={heading} className={`${styles.card} ${styles.iphone}`}>
          <Plate tone="sky" className={`${styles.plate} ${styles.small}`}>
            <Icon of={Share} size={28} />
          </Plate>
          <div className={styles.words}>
            <h2 id={heading}>On iPhone and iPad</h2>
            <ol className={styles.steps}>
              <li>
                Tap <b>Share</b> <Icon of={Share} size={16} className={styles.sign} /> in Safari.
              </li>
              <li>
                Choose <b>Add to Home Screen.</b>
              </li>
              <li>Open Planted from there; it works in the garden without a signal.</li>
            </ol>
          </div>
          <IconButton icon={X} label="Close" className={styles.close} onClick={onNotNow} />
        </Card>
      </div>
    );
  return (
    <div className={`page ${styles.foot}`}>
      <Card as="section" aria-labelledby={heading} className={styles.card}>
        <Plate className={styles.plate}>
          <img
            className="art"
            src="/illustrations/plants/lettuce-butterhead.svg"
            alt=""
            width="96"
            height="96"
          />
        </Plate>
        <div className={styles.words}>
          <h2 id={heading}>Planted in your pocket</h2>
          <p className="soft">Opens from your home screen and works in the garden without a signal.</p>
        </div>
        <div className={styles.acts}>
          <Button variant="text" onClick={onNotNow}>
            Not now
          </Button>
          <Button variant="primary" icon={Download} onClick={onInstall}>
            Install
          </Button>
        </div>
      </Card>
    </div>
  );
}

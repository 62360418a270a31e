import { DEFAULT_CONDITIONS, scoreFit } from '@planted/garden-domain';
import { useState } from 'react';
import { Button, FitBadge, PlantDetailPopup, SectionHeading } from '../src';
import styles from './gallery.module.css';
import { beefsteak, bare, relatedTo } from './sample-plants';

const shown = { whole: beefsteak, bare };
type Shown = keyof typeof shown;

export function Plants() {
  const asked = new URLSearchParams(location.search).get('plant');
  const [open, setOpen] = useState<Shown | null>(asked === 'whole' || asked === 'bare' ? asked : null);
  const [opened, setOpened] = useState('');
  return (
    <section className={styles.section} aria-labelledby="plants">
      <SectionHeading id="plants" title="A plant" />
      <div className={styles.row}>
        <Button onClick={() => setOpen('whole')}>With a garden</Button>
        <Button onClick={() => setOpen('bare')}>With little known of it</Button>
        <FitBadge fit={scoreFit(beefsteak, DEFAULT_CONDITIONS)} />
        <FitBadge fit={{ ...scoreFit(bare, DEFAULT_CONDITIONS), percent: 40 }} />
        {opened && <p>{opened} was asked for.</p>}
      </div>
      <PlantDetailPopup
        plant={open && shown[open]}
        onClose={() => setOpen(null)}
        {...(open === 'bare'
          ? { companions: [], avoids: [] }
          : {
              ...relatedTo,
              onOpenPlant: setOpened,
              conditions: { ...DEFAULT_CONDITIONS, sunlight: 'Partial Shade' },
              gardenName: 'Kitchen Bed',
            })}
      />
    </section>
  );
}

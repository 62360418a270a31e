import { useState } from 'react';
import {
  Badge,
  Button,
  Card,
  Chip,
  IconButton,
  LinkButton,
  PlantImage,
  ProgressRing,
  RotateCw,
  Save,
  Tooltip,
  Trash2,
} from '../src';
import styles from './gallery.module.css';

export function Controls() {
  const [busy, setBusy] = useState(false);
  return (
    <Card as="section" className={styles.stack} aria-labelledby="buttons">
      <h2 id="buttons">Buttons</h2>
      <div className={styles.row}>
        <Button variant="primary" icon={Save} busy={busy} busyLabel="Saving..." onClick={() => setBusy(true)}>
          Save Layout
        </Button>
        <Button>Cancel</Button>
        <Button variant="text" onClick={() => setBusy(false)}>
          Restart
        </Button>
      </div>
      <div className={styles.row}>
        <LinkButton variant="terra" href="#started">
          Get Started!
        </LinkButton>
        <Button variant="danger" icon={Trash2}>
          Yes, Delete
        </Button>
        <IconButton icon={RotateCw} label="Rotate" />
      </div>
      <div className={styles.row}>
        <Button variant="primary" disabled>
          Next
        </Button>
        <Button size="s">Water</Button>
        <Button variant="terra" size="l">
          Start Growing Today
        </Button>
      </div>
      <h2>Badges and chips</h2>
      <div className={styles.row}>
        <Badge tone="leaf">Heirloom</Badge>
        <Badge tone="gold">Harvest</Badge>
        <Badge>Medium</Badge>
        <Badge tone="rose">Priority 3</Badge>
      </div>
      <div className={styles.row}>
        <Badge tone="good">Good</Badge>
        <Badge tone="fair">Moderate</Badge>
        <Tooltip words="Late blight jumps from potato leaves to tomatoes.">
          <Badge tone="bad" tabIndex={0}>
            Bad
          </Badge>
        </Tooltip>
      </div>
      <div className={styles.row}>
        <Chip removeLabel="Remove Full Sun" onRemove={() => {}}>
          Full Sun
        </Chip>
        <Chip removeLabel="Remove Loamy" onRemove={() => {}}>
          Loamy
        </Chip>
      </div>
      <h2>Progress rings</h2>
      <div className={styles.row}>
        {[
          { id: 'kale-curly', percent: 18 },
          { id: 'strawberry-june', percent: 64 },
          { id: 'lettuce-leaf', percent: 100 },
        ].map(({ id, percent }) => (
          <ProgressRing key={id} percent={percent} label={`${id} growth`}>
            <PlantImage src={`/illustrations/plants/${id}.svg`} />
          </ProgressRing>
        ))}
      </div>
    </Card>
  );
}

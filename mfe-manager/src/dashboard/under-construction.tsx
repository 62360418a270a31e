import { Card, PlantImage } from '@planted/ui';
import styles from './under-construction.module.css';

/** A corner of the dashboard that is not there yet (3 §2.2). */
export function UnderConstruction({ title, picture }: { title: string; picture: string }) {
  return (
    <Card as="section" outline className={styles.corner}>
      <PlantImage src={picture} size={56} />
      <div>
        <h2>{title}</h2>
        <p className="soft small">This corner is still under construction.</p>
      </div>
    </Card>
  );
}

import { SectionHeading } from '../src';
import { Controls } from './controls';
import { Fields } from './fields';
import styles from './gallery.module.css';
import { Garden } from './garden';
import { Overlays } from './overlays';
import { Plants } from './plants';
import { Surfaces } from './surfaces';

/** Every component of the design system on one page. */
export function Gallery() {
  return (
    <main className={`page ${styles.page}`}>
      <SectionHeading level={1} title="Components" lead="What shell and micro-frontends are made of." />
      <div className={styles.columns}>
        <Controls />
        <Fields />
        <Overlays />
      </div>
      <Surfaces />
      <Garden />
      <Plants />
    </main>
  );
}

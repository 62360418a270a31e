import { BedPreview, Card, MeaningMark, PLOT_COLORS, PlantTile, SectionHeading } from '../src';
import styles from './gallery.module.css';
import { kitchenBed, kitchenPlants, saladBorder } from './sample-garden';

export function Garden() {
  return (
    <section className={styles.section} aria-labelledby="garden">
      <SectionHeading id="garden" title="The garden" />
      <div className={styles.row}>
        <BedPreview name="Kitchen Bed" matrix={kitchenBed} plants={kitchenPlants} />
        <BedPreview
          name="Kitchen Bed, large"
          matrix={kitchenBed}
          plants={kitchenPlants}
          width={500}
          frame="fitted"
        />
        <BedPreview name="Salad Border" matrix={saladBorder} plants={[]} />
      </div>
      <Card className={`${styles.stack} ${styles.section}`}>
        <h2>Plot palette, 26 colors, as footprints on soil</h2>
        <div className={styles.swatches}>
          {PLOT_COLORS.map(({ token, name, hex }) => (
            <div key={token}>
              <svg viewBox="0 0 68 40" role="img" aria-label={name}>
                <rect width="68" height="40" rx="4" fill="var(--soil)" />
                <PlantTile
                  cell={13.9}
                  plant={{
                    id: token,
                    plantName: name,
                    imageUrl: null,
                    x: 0.4,
                    y: 0.4,
                    width: 4.1,
                    height: 2.08,
                    color: hex,
                  }}
                />
              </svg>
              {token.slice(1)} {name}
            </div>
          ))}
        </div>
        <div className={styles.row}>
          <MeaningMark meaning="good" ringed />
          <MeaningMark meaning="fair" ringed />
          <MeaningMark meaning="bad" ringed />
        </div>
      </Card>
    </section>
  );
}

import { useId } from 'react';
import { capital } from './plant-words';
import type { PlantDetails } from './plant-details';
import styles from './varieties.module.css';
import type { VarietyDetails } from './variety-details';
import { VarietyLine } from './variety-line';
import { varietyWords } from './variety-words';

interface VarietiesProps {
  readonly plant: PlantDetails;
  readonly varieties: readonly VarietyDetails[];
}

const allOf = new Intl.ListFormat('en-US');

function Origin({ variety }: { variety: VarietyDetails }) {
  const { origin_note, season_note, resistances } = variety;
  const resists = resistances.length > 0 && `Resists ${allOf.format(resistances)}.`;
  return (
    <p className="tiny soft">
      {[`${capital(origin_note)}.`, season_note, resists].filter(Boolean).join(' ')}
    </p>
  );
}

/** What varieties of a plant the catalog knows, each with what it has otherwise, and who says so. */
export function Varieties({ plant, varieties }: VarietiesProps) {
  const id = useId();
  if (varieties.length === 0) return null;
  const sources = [...new Set(varieties.flatMap((variety) => variety.sources))];
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Varieties <span className={`num ${styles.count}`}>{varieties.length}</span>
      </h3>
      <ul>
        {varieties.map((variety) => (
          <li key={variety.id} className={styles.variety}>
            <h4 className={styles.name}>
              {variety.name}
              {variety.also.length > 0 && (
                <span className={styles.also}> also {variety.also.join(', ')}</span>
              )}
            </h4>
            <p className="small num">
              <VarietyLine words={varietyWords(plant, variety)} />
            </p>
            <p className="small">{variety.short_description}</p>
            <Origin variety={variety} />
          </li>
        ))}
      </ul>
      <p className={`tiny soft ${styles.sources}`}>
        In bold: what differs from {plant.plant_name}. Figures are averages, from {allOf.format(sources)};
        many are general knowledge and not looked up.
      </p>
    </section>
  );
}

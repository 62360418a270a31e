import type { Plant } from '@planted/contracts';
import { Badge, Card, Plate, PlantImage, plateTone } from '@planted/ui';
import { memo } from 'react';
import styles from './plant-card.module.css';
import { shorten } from './shorten';

const MAX_BADGES = 2;
const MAX_COMPANIONS = 4;

interface PlantCardProps {
  readonly plant: Plant;
  /** Names of its companions. */
  readonly companions: readonly string[];
  /** Place among the results; neighbours get plates of another tone. */
  readonly index: number;
}

/** One plant of the results (3 §2.4): picture, names, description, at most 2 badges and 4 companions. */
export const PlantCard = memo(function PlantCard({ plant, companions, index }: PlantCardProps) {
  const more = companions.length - MAX_COMPANIONS;
  return (
    <Card as="li" pad="none" className={styles.card}>
      <Plate tone={plateTone(index)} className={styles.plate}>
        <PlantImage src={plant.plant_image_url} className={styles.image} />
      </Plate>
      <div className={styles.words}>
        <h3>{plant.plant_name}</h3>
        <p className="sci">{plant.scientific_name ?? 'No scientific name available'}</p>
        <p className={styles.description}>
          {shorten(plant.short_description ?? 'No description available.')}
        </p>
        <ul className={styles.badges} aria-label="Tags">
          {plant.tags.slice(0, MAX_BADGES).map((tag, place) => (
            <li key={tag}>
              <Badge tone={place === 0 ? 'leaf' : 'neutral'}>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
      {companions.length > 0 && (
        <p className={styles.companions}>
          <span className="soft">Grows well with</span> {companions.slice(0, MAX_COMPANIONS).join(', ')}
          {more > 0 && <strong> +{more} more</strong>}
        </p>
      )}
    </Card>
  );
});

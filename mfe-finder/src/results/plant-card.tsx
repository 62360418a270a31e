import type { Plant } from '@planted/contracts';
import { type GrowingConditions, isOwnKindId, scoreFit } from '@planted/garden-domain';
import { Link } from '@planted/mfe-kit';
import { Badge, Card, FitBadge, Plate, PlantImage, plateTone, wholeCardClass, WinterNote } from '@planted/ui';
import { OPENED_FROM_RESULTS } from '../details/opened-plant';
import { memo } from 'react';
import styles from './plant-card.module.css';
import type { PlaceInGrid } from './plant-grid';
import { shorten } from './shorten';

const MAX_BADGES = 2;
const MAX_COMPANIONS = 4;

interface PlantCardProps extends PlaceInGrid {
  readonly plant: Plant;
  /** The other name that it was found by. */
  readonly alias: string | undefined;
  /** The variety of it that it was found by. */
  readonly variety: string | undefined;
  /** Of every plant by id. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** Of its detail popup. */
  readonly address: string;
  /** Of the plot that the filters describe, once they describe one. */
  readonly conditions: GrowingConditions | undefined;
}

/** One plant of the results (3 §2.4): picture, names, description, at most 2 badges and 4 companions. */
export const PlantCard = memo(function PlantCard({
  plant,
  alias,
  variety,
  nameOf,
  address,
  conditions,
  index,
  ...item
}: PlantCardProps) {
  const companions = plant.companion_plants.flatMap((id) => nameOf.get(id) ?? []);
  const fit = conditions && scoreFit(plant, conditions);
  const more = companions.length - MAX_COMPANIONS;
  return (
    <Card as="li" {...item} pad="none" lifts className={styles.card}>
      <div className={styles.picture}>
        <Plate tone={plateTone(index)} className={styles.plate}>
          <PlantImage src={plant.plant_image_url} className={styles.image} />
        </Plate>
        {fit && <FitBadge fit={fit} className={styles.fit} />}
      </div>
      <div className={styles.words}>
        <h3>
          <Link to={address} state={OPENED_FROM_RESULTS} className={wholeCardClass(styles.open)}>
            {plant.plant_name}
          </Link>
        </h3>
        {alias !== undefined && <p className="tiny soft">also {alias}</p>}
        {isOwnKindId(plant.id) && <Badge tone="gold">mine</Badge>}
        {variety !== undefined && <p className="tiny soft">variety {variety}</p>}
        <p className="sci">{plant.scientific_name ?? 'No scientific name available'}</p>
        {conditions && <WinterNote plant={plant} conditions={conditions} />}
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

import type { GrowingConditions } from '@planted/garden-domain';
import { PlantImage } from '../garden/plant-image';
import { Icon } from '../icons/icon';
import { CircleCheck, Info } from '../icons/icons';
import { Badge } from '../surfaces/badge';
import { Plate, plateTone } from '../surfaces/plate';
import { Compatibility } from './compatibility';
import type { PlantDetails, RelatedPlant } from './plant-details';
import { GrowingRequirements, PlantingInfo, plantKind } from './plant-facts';
import styles from './plant-page.module.css';
import { RelatedPlants } from './related-plants';
import { Varieties } from './varieties';
import type { VarietyDetails } from './variety-details';

export interface PlantPageProps {
  readonly plant: PlantDetails;
  readonly companions: readonly RelatedPlant[];
  readonly avoids: readonly RelatedPlant[];
  /** With it, companions and plants to avoid can be opened. */
  readonly onOpenPlant?: ((id: string) => void) | undefined;
  /** Of the plot in question; without, the fit is not shown. */
  readonly conditions?: GrowingConditions | undefined;
  readonly gardenName?: string | undefined;
  /** Of this plant; none while they are not loaded. */
  readonly varieties?: readonly VarietyDetails[] | undefined;
}

function Kind({ plant }: { plant: PlantDetails }) {
  return (
    <dl className={styles.kind}>
      {plantKind(plant).map(({ label, value }) => (
        <div key={label}>
          <dt className="tiny soft">{label}</dt>
          <dd className={styles.kindValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pets({ safe }: { safe: boolean }) {
  return (
    <p className={styles.pets}>
      <Icon of={safe ? CircleCheck : Info} size={16} />
      {safe ? 'Safe for pets' : 'Not confirmed as safe for pets'}
    </p>
  );
}

/** A plant's page of the seed catalogue (1 §2 'Plant detail popup'), without its names. */
export function PlantPage(props: PlantPageProps) {
  const {
    plant,
    companions,
    avoids,
    onOpenPlant,
    conditions,
    gardenName = 'this plot',
    varieties = [],
  } = props;
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <Plate tone={plateTone(plant.plant_name.length)} className={styles.plate}>
          <PlantImage
            src={plant.plant_image_url}
            alt={`Drawing of ${plant.plant_name}`}
            eager
            className={styles.image}
          />
        </Plate>
        {plant.tags.length > 0 && (
          <ul aria-label="Tags" className={styles.tags}>
            {plant.tags.map((tag) => (
              <li key={tag}>
                <Badge tone="leaf">{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        {conditions && <Compatibility plant={plant} conditions={conditions} gardenName={gardenName} />}
      </div>
      <div className={styles.main}>
        <Kind plant={plant} />
        <p className={styles.description}>
          {plant.long_description || plant.short_description || 'No description available.'}
        </p>
        <Pets safe={plant.pet_safe_non_toxic} />
        <GrowingRequirements plant={plant} here={conditions?.hardiness} />
        <PlantingInfo plant={plant} />
        <Varieties plant={plant} varieties={varieties} />
        <RelatedPlants
          title="Companion plants"
          meaning="good"
          plants={companions}
          none="No known companions."
          onOpen={onOpenPlant}
        />
        <RelatedPlants
          title="Keep away from"
          meaning="bad"
          plants={avoids}
          none="No known bad neighbors."
          onOpen={onOpenPlant}
        />
      </div>
    </div>
  );
}

import type { Plant } from '@planted/contracts';
import type { Fit, GrowingConditions } from '@planted/garden-domain';
import {
  FitBadge,
  IconButton,
  Info,
  Minus,
  PlantImage,
  Plate,
  plateTone,
  Plus,
  WinterNote,
} from '@planted/ui';
import { memo } from 'react';
import { classNames } from '../../class-names';
import styles from './plant-choice.module.css';

interface PlantChoiceProps {
  readonly plant: Plant;
  /** The other name that it was found by. */
  readonly alias: string | undefined;
  /** How well it suits the garden. */
  readonly fit: Fit;
  /** Of the garden. */
  readonly conditions: GrowingConditions;
  readonly count: number;
  readonly index: number;
  readonly onChange: (plantId: string, by: 1 | -1) => void;
  readonly onInfo: (plantId: string) => void;
}

/** A plant in the selector: picture, name, fit, and how many of it are wanted. */
export const PlantChoice = memo(function PlantChoice({
  plant,
  alias,
  fit,
  conditions,
  count,
  index,
  onChange,
  onInfo,
}: PlantChoiceProps) {
  const { id, plant_name: name } = plant;
  return (
    <li className={classNames(styles.card, count > 0 && styles.chosen)}>
      <Plate tone={plateTone(index)} className={styles.plate}>
        <PlantImage src={plant.optimized_plant_image_url || plant.plant_image_url} className={styles.image} />
      </Plate>
      <IconButton icon={Info} label={`About ${name}`} className={styles.info} onClick={() => onInfo(id)} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {alias !== undefined && <p className="tiny soft">also {alias}</p>}
        <p className="tiny faint">
          {plant.planting_width} × {plant.planting_height} ft
          {plant.plants_per_square_foot !== null && ` · ${plant.plants_per_square_foot} per square`}
        </p>
        <WinterNote plant={plant} conditions={conditions} />
      </div>
      <FitBadge fit={fit} className={styles.fit} />
      <div className={styles.counter} role="group" aria-label={name}>
        <IconButton
          icon={Minus}
          label={`Remove one ${name}`}
          disabled={count === 0}
          onClick={() => onChange(id, -1)}
        />
        <output className={styles.count} aria-label={`${name} chosen`}>
          {count}
        </output>
        <IconButton icon={Plus} label={`Add one ${name}`} onClick={() => onChange(id, 1)} />
      </div>
    </li>
  );
});

import { type Plant, type Variety, varietyAsPlant } from '@planted/contracts';
import { type Fit, type GrowingConditions, isOwnKindId } from '@planted/garden-domain';
import {
  Badge,
  Button,
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
import { lazy, memo, Suspense } from 'react';
import { classNames } from '../../class-names';
import styles from './plant-choice.module.css';

/** Fetched with the first plant that is chosen. */
const VarietyChooser = lazy(() => import('./variety-chooser'));

interface PlantChoiceProps {
  readonly plant: Plant;
  /** The other name that it was found by. */
  readonly alias: string | undefined;
  /** The name of the variety that it was found by. */
  readonly found: string | undefined;
  readonly varieties: readonly Variety[];
  /** Id of the variety that is counted, or of the plant for any. */
  readonly counted: string;
  /** How many of the counted one stand already. */
  readonly standing: number;
  /** How well it suits the garden. */
  readonly fit: Fit;
  /** Of the garden. */
  readonly conditions: GrowingConditions;
  readonly count: number;
  readonly index: number;
  readonly onChange: (plantId: string, by: 1 | -1) => void;
  readonly onInfo: (plantId: string) => void;
  /** Whether its varieties are shown at once, as where few plants are. */
  readonly isUnfolded: boolean;
  /** Another variety is meant. */
  readonly onPick: (counted: string, variety: string, standing: number) => void;
  /** Opens the form of an own variety of the plant, or of the own plant itself. */
  readonly onOwn: ((plantId: string, own: string | null) => void) | undefined;
}

/** A plant in the selector: picture, name, fit, and how many of it are wanted. */
export const PlantChoice = memo(function PlantChoice({
  plant,
  alias,
  found,
  varieties,
  counted,
  standing,
  isUnfolded,
  fit,
  conditions,
  count,
  index,
  onChange,
  onInfo,
  onPick,
  onOwn,
}: PlantChoiceProps) {
  const { id, plant_name: name } = plant;
  const isOwn = isOwnKindId(id);
  const variety = varieties.find((one) => one.id === counted);
  const shown = variety ? varietyAsPlant(plant, variety) : plant;
  const card = (
    <li className={classNames(styles.card, count > 0 && styles.chosen)}>
      <Plate tone={plateTone(index)} className={styles.plate}>
        <PlantImage src={plant.optimized_plant_image_url || plant.plant_image_url} className={styles.image} />
      </Plate>
      <IconButton icon={Info} label={`About ${name}`} className={styles.info} onClick={() => onInfo(id)} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {alias !== undefined && <p className="tiny soft">also {alias}</p>}
        {variety ? (
          <p className="tiny soft">{variety.name}</p>
        ) : (
          found !== undefined && <p className="tiny soft">variety {found}</p>
        )}
        <p className="tiny faint">
          {shown.planting_width} × {shown.planting_height} ft
          {shown.plants_per_square_foot !== null && ` · ${shown.plants_per_square_foot} per square`}
        </p>
        {isOwn && (
          <p>
            <Badge tone="gold">mine</Badge>{' '}
            {onOwn && (
              <Button variant="text" onClick={() => onOwn(id, id)}>
                Change <span className="vh">{name}</span>
              </Button>
            )}
          </p>
        )}
        <WinterNote plant={shown} conditions={conditions} />
      </div>
      <FitBadge fit={fit} className={styles.fit} />
      <div className={styles.counter} role="group" aria-label={name}>
        <IconButton
          icon={Minus}
          label={`Remove one ${name}`}
          disabled={count === 0}
          onClick={() => onChange(counted, -1)}
        />
        <output className={styles.count} aria-label={`${name} chosen`}>
          {count}
        </output>
        <IconButton icon={Plus} label={`Add one ${name}`} onClick={() => onChange(counted, 1)} />
      </div>
    </li>
  );
  if (isOwn || (varieties.length === 0 && !onOwn) || (count === 0 && counted === id)) return card;
  return (
    <>
      {card}
      {/* Below the card, which stays where it is: its buttons are pressed several times in a row. */}
      <li className={styles.varieties}>
        <Suspense fallback={null}>
          <VarietyChooser
            plant={plant}
            varieties={varieties}
            counted={counted}
            standing={standing}
            isUnfolded={isUnfolded}
            onPick={(to) => onPick(counted, to, standing)}
            onOwn={onOwn && ((own) => onOwn(id, own))}
          />
        </Suspense>
      </li>
    </>
  );
});

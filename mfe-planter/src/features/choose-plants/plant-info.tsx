import type { GrowingConditions } from '@planted/garden-domain';
import { Badge, Button, Dialog, PlantImage, Plate } from '@planted/ui';
import type { Choosable } from './choosable-plants';
import { fitReasons } from './fit-reasons';
import styles from './plant-info.module.css';

interface PlantInfoProps {
  readonly choosable: Choosable;
  readonly garden: string;
  readonly conditions: GrowingConditions;
  readonly onClose: () => void;
}

/** What the info button of a plant opens: the plant, and how well it suits this garden and why. */
export function PlantInfo({ choosable: { plant, fit }, garden, conditions, onClose }: PlantInfoProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={plant.plant_name}
      description={<i>{plant.scientific_name ?? plant.crop_type}</i>}
      closeLabel="Back to the plants"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Plate className={styles.plate}>
        <PlantImage src={plant.plant_image_url} eager className={styles.image} />
      </Plate>
      {plant.short_description && <p>{plant.short_description}</p>}
      <p className="soft num">
        {plant.planting_width} × {plant.planting_height} ft · {plant.days_to_maturity} days to maturity
      </p>
      <h3>
        <span className={styles.percent}>{fit.percent}%</span> fit for {garden}
      </h3>
      <ul className={styles.reasons}>
        {fitReasons(plant, fit, conditions).map(({ check, fits, words }) => (
          <li key={check} className={styles.reason}>
            <Badge tone={fits ? 'good' : 'bad'}>{fits ? 'Fits' : 'Misfit'}</Badge>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

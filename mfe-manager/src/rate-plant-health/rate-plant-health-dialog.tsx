import type { GardenPlant } from '@planted/contracts';
import { Badge, Button, Checkbox, Dialog, Field } from '@planted/ui';
import { useState } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import { MAX_HEALTH, UNHEALTHY_UP_TO } from '../manager/garden-health';
import styles from './rate-plant-health-dialog.module.css';
import { useRatePlantHealth } from './use-rate-plant-health';

interface RatePlantHealthDialogProps {
  readonly garden: PlantedGarden;
  readonly entry: GardenPlant;
  readonly onClose: () => void;
}

/** How healthy a plant is, 0 to 10, for it alone or for all of its kind in the garden. */
export default function RatePlantHealthDialog({ garden, entry, onClose }: RatePlantHealthDialogProps) {
  const [rating, setRating] = useState(Math.round(entry.health_rating ?? 0));
  const [isForAll, setIsForAll] = useState(false);
  const rate = useRatePlantHealth();
  const name = entry.plant.plant_name;
  const sameKind = garden.plants.filter(
    ({ plant, health_rating }) => plant.id === entry.plant.id && health_rating !== null,
  );
  const isHealthy = rating > UNHEALTHY_UP_TO;

  function save() {
    const rated = isForAll ? sameKind : [entry];
    rate.mutate(rated.map(({ id }) => ({ plant_id: id, health_rating: rating })));
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Health of ${name}`}
      description={`Row ${entry.grid_y + 1}, column ${entry.grid_x + 1} of ${garden.name}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save Health
          </Button>
        </>
      }
    >
      <Field label="Health, 0 to 10">
        {(control) => (
          <input
            {...control}
            type="range"
            min={0}
            max={MAX_HEALTH}
            step={1}
            value={rating}
            aria-valuetext={`${rating} of ${MAX_HEALTH}`}
            onChange={(event) => setRating(event.currentTarget.valueAsNumber)}
            className={styles.range}
          />
        )}
      </Field>
      <p className={styles.reading}>
        <strong className="num">{rating * 10}%</strong>
        <Badge tone={isHealthy ? 'good' : 'bad'}>{isHealthy ? 'Healthy' : 'Unhealthy'}</Badge>
      </p>
      {sameKind.length > 1 && (
        <Checkbox
          label={`For all ${sameKind.length} plants of this kind`}
          checked={isForAll}
          onChange={setIsForAll}
        />
      )}
    </Dialog>
  );
}

import type { GardenPlant } from '@planted/contracts';
import { PlantImage, TextInput } from '@planted/ui';
import { useState } from 'react';
import { type ChosenDates, commonDate, type UnplantedKind } from './planting-dates';
import styles from './set-planting-dates.module.css';

interface UnplantedKindDatesProps {
  readonly kind: UnplantedKind;
  readonly chosen: ChosenDates;
  readonly onChoose: (plants: readonly GardenPlant[], date: string) => void;
}

/** One date for all plants of a kind, or one for each. */
export function UnplantedKindDates({ kind: { plant, entries }, chosen, onChoose }: UnplantedKindDatesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = plant.plant_name;
  const date = commonDate(chosen, entries);
  const isMixed = date === '' && entries.some(({ id }) => chosen.has(id));
  return (
    <li className={styles.kind}>
      <PlantImage src={plant.optimized_plant_image_url} size={36} />
      <p className={styles.name}>
        <strong>{name}</strong>
        {entries.length > 1 && <span className="faint num"> × {entries.length}</span>}
      </p>
      <TextInput
        type="date"
        label={`Planting date of ${name}`}
        hideLabel
        value={date}
        onChange={(event) => onChoose(entries, event.target.value)}
        className={styles.date}
      />
      {entries.length > 1 && (
        <details className={styles.each} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="small">{isMixed ? 'Different dates' : 'A date for each'}</summary>
          {isOpen && (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <TextInput
                    type="date"
                    label={`${name}, row ${entry.grid_y + 1}, column ${entry.grid_x + 1}`}
                    value={chosen.get(entry.id) ?? ''}
                    onChange={(event) => onChoose([entry], event.target.value)}
                  />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </li>
  );
}

import type { GardenPlant } from '@planted/contracts';
import { showAlert } from '@planted/mfe-kit';
import { Button, Card, TextInput } from '@planted/ui';
import { useId, useState } from 'react';
import { useArrival } from '../gardens/use-arrival';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { type ChosenDates, commonDate, plantingDatesOf, unplantedKinds, withDate } from './planting-dates';
import styles from './set-planting-dates.module.css';
import { UnplantedKindDates } from './unplanted-kind-dates';
import { useSavePlantingDates } from './use-save-planting-dates';

interface SetPlantingDatesProps {
  readonly garden: PlantedGarden;
  /** A link led here: the card comes into view. */
  readonly isArrivedAt?: boolean;
}

/** Shown while a plant of the garden has no planting date (3 §2.3). What was chosen stays until it is saved. */
export function SetPlantingDates({ garden, isArrivedAt = false }: SetPlantingDatesProps) {
  const heading = useId();
  const card = useArrival<HTMLDivElement>(isArrivedAt);
  const [chosen, setChosen] = useState<ChosenDates>(new Map());
  const save = useSavePlantingDates(garden);
  const kinds = unplantedKinds(garden.plants);
  const unplanted = kinds.flatMap(({ entries }) => entries);
  const choose = (plants: readonly GardenPlant[], date: string) =>
    setChosen((before) => withDate(before, plants, date));

  function saveDates() {
    const dates = plantingDatesOf(chosen, unplanted);
    if (dates.length > 0) return save.mutate(dates);
    showAlert({
      kind: 'error',
      title: 'No Dates Selected',
      text: 'Please select at least one planting date before saving.',
    });
  }

  return (
    <Card as="section" ref={card} tabIndex={-1} aria-labelledby={heading} className={styles.card}>
      <div>
        <h2 id={heading}>Set Planting Dates</h2>
        <p className="soft small">{countOfPlants(unplanted.length)} without a planting date</p>
      </div>
      <TextInput
        type="date"
        label="Batch date"
        hint="Fills in every plant below."
        value={commonDate(chosen, unplanted)}
        onChange={(event) => choose(unplanted, event.target.value)}
      />
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <UnplantedKindDates key={kind.plant.id} kind={kind} chosen={chosen} onChoose={choose} />
        ))}
      </ul>
      <Button variant="primary" wide busy={save.isPending} busyLabel="Saving..." onClick={saveDates}>
        Save Planting Dates
      </Button>
    </Card>
  );
}

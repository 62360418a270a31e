import type { GardenPlant } from '@planted/contracts';
import { dismissAlert, Link, showAlert } from '@planted/mfe-kit';
import { Button, Card, TextInput } from '@planted/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLinkedFocus } from '../gardens/use-linked-focus';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { commonDate, hasSlip, plantingDatesOf, unplantedKinds } from './planting-dates';
import { useToday } from '../today';
import styles from './set-planting-dates.module.css';
import { UnplantedKindDates } from './unplanted-kind-dates';
import { useDateAdvice } from './use-date-advice';
import { usePersistedDates } from './use-persisted-dates';
import { useSavePlantingDates } from './use-save-planting-dates';

interface SetPlantingDatesProps {
  readonly garden: PlantedGarden;
  /** A link led here: the card comes into view. */
  readonly isLinked?: boolean;
}

/** Shown while a plant of the garden has no planting date (3 §2.3). What was chosen stays until it is saved. */
export function SetPlantingDates({ garden, isLinked = false }: SetPlantingDatesProps) {
  const heading = useId();
  const card = useLinkedFocus<HTMLDivElement>(isLinked);
  const kinds = useMemo(() => unplantedKinds(garden.plants), [garden.plants]);
  const kindPlants = useMemo(() => kinds.map(({ plant }) => plant), [kinds]);
  const unplanted = kinds.flatMap(({ entries }) => entries);
  const { chosen, choose, forget } = usePersistedDates(garden.id, unplanted);
  const today = useToday();
  const advised = useDateAdvice(garden.row, kindPlants, today);
  const advice = advised === 'no-place' ? null : advised;
  const save = useSavePlantingDates(garden, forget);
  /** How often a save was held up by a date that is none; while one is typed no error is shown. */
  const [slips, setSlips] = useState(0);
  const noDates = useRef<number>(undefined);

  useEffect(() => {
    if (slips > 0) card.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [slips, card]);

  /** It may stand over the button, so it goes as soon as there is a date. */
  function takeBackNoDates() {
    if (noDates.current !== undefined) dismissAlert(noDates.current);
    noDates.current = undefined;
  }

  function chooseDate(plants: readonly GardenPlant[], date: string) {
    if (date !== '') takeBackNoDates();
    choose(plants, date);
  }

  function saveDates() {
    takeBackNoDates();
    if (hasSlip(chosen, unplanted, today)) return setSlips(slips + 1);
    const dates = plantingDatesOf(chosen, unplanted);
    if (dates.length > 0) return save.mutate(dates);
    noDates.current = showAlert({
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
        onChange={(event) => chooseDate(unplanted, event.target.value)}
      />
      {advised === 'no-place' && (
        <p className={styles.noPlace}>
          Dates need a place, or your own frost dates.{' '}
          <Link to={`/place?garden=${encodeURIComponent(garden.id)}`}>Choose a place</Link>
        </p>
      )}
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <UnplantedKindDates
            key={kind.plant.id}
            kind={kind}
            chosen={chosen}
            advice={advice}
            isSlip={(plants) => slips > 0 && hasSlip(chosen, plants, today)}
            onChoose={chooseDate}
          />
        ))}
      </ul>
      <Button variant="primary" wide busy={save.isPending} busyLabel="Saving..." onClick={saveDates}>
        Save Planting Dates
      </Button>
    </Card>
  );
}

import type { GardenPlant } from '@planted/contracts';
import { Button, Icon, PlantImage, Snowflake, TextInput } from '@planted/ui';
import { useId, useState } from 'react';
import { type ChosenDates, commonDate, type UnplantedKind } from './planting-dates';
import styles from './set-planting-dates.module.css';
import type { DateAdvice } from './use-date-advice';

interface UnplantedKindDatesProps {
  readonly kind: UnplantedKind;
  readonly chosen: ChosenDates;
  /** Whether a day that was chosen for one of these is no planting date, once that is to be said. */
  readonly isSlip: (plants: readonly GardenPlant[]) => boolean;
  /** Null while there is none. */
  readonly advice: DateAdvice | null;
  readonly onChoose: (plants: readonly GardenPlant[], date: string) => void;
}

const NO_PLANTING_DAY = 'Please choose a date from the past 100 years to two years from now.';

/** One date for all plants of a kind, or one for each. */
export function UnplantedKindDates({
  kind: { plant, entries },
  chosen,
  isSlip,
  advice,
  onChoose,
}: UnplantedKindDatesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = plant.plant_name;
  const date = commonDate(chosen, entries);
  const slip = (plants: readonly GardenPlant[]) => (isSlip(plants) ? NO_PLANTING_DAY : undefined);
  const adviceId = useId();
  const proposal = date === '' ? (advice?.proposalFor(plant) ?? null) : null;
  const warning = date === '' || isSlip(entries) ? null : (advice?.warningFor(plant, date) ?? null);
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
        error={slip(entries)}
        aria-describedby={proposal || warning ? adviceId : undefined}
        value={date}
        onChange={(event) => onChoose(entries, event.target.value)}
        className={styles.date}
      />
      {proposal && (
        <div className={styles.advice}>
          <p id={adviceId} className="soft">
            {proposal.reason}
          </p>
          {proposal.date !== null && (
            <Button
              size="s"
              variant="text"
              aria-label={`Use ${proposal.name} for ${name}`}
              onClick={() => onChoose(entries, proposal.date ?? '')}
            >
              Use {proposal.name}
            </Button>
          )}
        </div>
      )}
      <p id={warning ? adviceId : undefined} role="status" className={warning ? styles.warning : 'vh'}>
        {warning && (
          <>
            <Icon of={Snowflake} size={16} />
            <span>{warning}</span>
          </>
        )}
      </p>
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
                    error={slip([entry])}
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

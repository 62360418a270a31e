import type { CalendarContents, CalendarKind } from '@planted/contracts';
import { Checkbox } from '@planted/ui';
import { useGardens } from './calls';
import styles from '../account.module.css';

const KINDS: readonly (readonly [kind: CalendarKind, label: string])[] = [
  ['planting', 'Sowing and planting'],
  ['harvest', 'Harvest'],
  ['reminders', 'Reminders'],
  ['watering', 'Watering'],
];

export interface ContentsFieldsProps {
  readonly contents: CalendarContents;
  readonly disabled: boolean;
  readonly onChange: (contents: CalendarContents) => void;
}

/** What the address tells, and of which gardens. */
export function ContentsFields({ contents, disabled, onChange }: ContentsFieldsProps) {
  const { data: gardens = [] } = useGardens();
  const { kinds, gardenIds, withoutNames } = contents;
  const isTold = (id: string) => gardenIds === null || gardenIds.includes(id);

  function setGarden(id: string, isOn: boolean): void {
    const chosen = gardens.map((garden) => garden.id).filter((each) => (each === id ? isOn : isTold(each)));
    // All of them means also those to come; none would be an empty calendar.
    if (chosen.length === 0) return;
    onChange({ ...contents, gardenIds: chosen.length === gardens.length ? null : chosen });
  }

  return (
    <>
      <fieldset className={styles.fields} disabled={disabled}>
        <legend>What is in it</legend>
        {KINDS.map(([kind, label]) => (
          <Checkbox
            key={kind}
            label={label}
            checked={kinds.includes(kind)}
            disabled={disabled}
            onChange={(isOn) =>
              onChange({
                ...contents,
                kinds: KINDS.map(([each]) => each).filter((each) =>
                  each === kind ? isOn : kinds.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      {gardens.length > 1 && (
        <fieldset className={styles.fields} disabled={disabled}>
          <legend>Of which gardens</legend>
          {gardens.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={isTold(id)}
              disabled={disabled || (isTold(id) && gardenIds?.length === 1)}
              onChange={(isOn) => setGarden(id, isOn)}
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        label="Leave out names of gardens and plants"
        checked={withoutNames}
        disabled={disabled}
        onChange={(isOn) => onChange({ ...contents, withoutNames: isOn })}
      />
    </>
  );
}

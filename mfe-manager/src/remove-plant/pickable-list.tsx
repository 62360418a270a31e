import type { GardenPlant } from '@planted/contracts';
import { Checkbox } from '@planted/ui';
import { useState } from 'react';
import styles from './remove-plant.module.css';

interface PickableListProps {
  readonly plants: readonly GardenPlant[];
  readonly picked: ReadonlySet<string>;
  readonly onPick: (ids: readonly string[], isPicked: boolean) => void;
}

function byKind(plants: readonly GardenPlant[]): (readonly [string, readonly GardenPlant[]])[] {
  const kinds = new Map<string, GardenPlant[]>();
  for (const entry of plants) {
    const known = kinds.get(entry.plant.plant_name);
    if (known) known.push(entry);
    else kinds.set(entry.plant.plant_name, [entry]);
  }
  return [...kinds].sort(([a], [b]) => a.localeCompare(b));
}

function Kind({
  name,
  entries,
  picked,
  onPick,
}: { name: string; entries: readonly GardenPlant[] } & Omit<PickableListProps, 'plants'>) {
  const [isOpen, setIsOpen] = useState(false);
  const ids = entries.map(({ id }) => id);
  const count = ids.filter((id) => picked.has(id)).length;
  const [only] = entries;
  if (entries.length === 1 && only)
    return (
      <Checkbox label={name} checked={count === 1} onChange={(isPicked) => onPick([only.id], isPicked)} />
    );
  return (
    <>
      <Checkbox
        label={`${name}: all ${entries.length}`}
        checked={count === entries.length}
        onChange={(isPicked) => onPick(ids, isPicked)}
      />
      <details className={styles.each} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="small">
          {count > 0 && count < entries.length
            ? `${count} of ${entries.length} selected`
            : 'Select individually'}
        </summary>
        {isOpen &&
          entries.map(({ id, grid_x, grid_y }) => (
            <Checkbox
              key={id}
              label={`${name}, row ${grid_y + 1}, column ${grid_x + 1}`}
              checked={picked.has(id)}
              onChange={(isPicked) => onPick([id], isPicked)}
            />
          ))}
      </details>
    </>
  );
}

/** Every plant of a garden by kind, to pick all of a kind or one by one. */
export function PickableList({ plants, ...pick }: PickableListProps) {
  return (
    <ul aria-label="Plants to remove" className={styles.list}>
      {byKind(plants).map(([name, entries]) => (
        <li key={name}>
          <Kind name={name} entries={entries} {...pick} />
        </li>
      ))}
    </ul>
  );
}

import { Dropdown, SearchField } from '@planted/ui';
import { useMemo, useState } from 'react';
import type { NamedGarden } from '../gardens/planted-garden';
import styles from './garden-selector.module.css';

/** With more gardens than these a list is long to scroll: their names can be searched. */
const EASILY_SCROLLED = 12;

/** 'Bed 2' before 'Bed 10'. */
const byName = new Intl.Collator(undefined, { numeric: true });

interface GardenSelectorProps {
  readonly gardens: readonly NamedGarden[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** Chooses the garden to look after, by name. Where there are many, a search shortens the list; Enter takes its first. */
export function GardenSelector({ gardens, chosenId, onChoose }: GardenSelectorProps) {
  const [sought, setSought] = useState('');
  const sorted = useMemo(() => gardens.toSorted((a, b) => byName.compare(a.name, b.name)), [gardens]);
  const words = sought.trim().toLowerCase();
  const found = words === '' ? sorted : sorted.filter(({ name }) => name.toLowerCase().includes(words));
  const listed = words === '' ? sorted : sorted.filter((one) => one.id === chosenId || found.includes(one));
  return (
    <div className={styles.selector}>
      <Dropdown
        label="Garden"
        options={listed.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosenId}
        onChange={onChoose}
      />
      {gardens.length > EASILY_SCROLLED && (
        <SearchField
          label="Find a garden by its name"
          placeholder={`Search ${gardens.length.toLocaleString()} gardens`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || words === '' || !first) return;
            setSought('');
            onChoose(first.id);
          }}
          hint={words === '' ? undefined : <span role="status">{foundText(found)}</span>}
        />
      )}
    </div>
  );
}

function foundText(found: readonly NamedGarden[]): string {
  const [first, ...others] = found;
  if (!first) return 'No garden matches that name.';
  if (others.length === 0) return `Press Enter to open ${first.name}.`;
  return `${found.length.toLocaleString()} matches. Press Enter to open ${first.name}.`;
}

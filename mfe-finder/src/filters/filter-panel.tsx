import { Button, Card, Checkbox, Dropdown } from '@planted/ui';
import { memo, useId, useState } from 'react';
import { type CheckboxFilter, checkboxFilters } from './checkbox-filters';
import { dropdownFilters } from './dropdown-filters';
import styles from './filter-panel.module.css';
import type { PlantFilters } from './plant-filters';
import type { ChangeFilters } from './use-filters';

const SHOWN_AT_FIRST = 8;
/** The option that takes a choice back; no filter has this value. */
const ANY = 'any';

interface FilterPanelProps extends Pick<PlantFilters, 'dropdowns' | 'checkboxes'> {
  readonly onChange: ChangeFilters;
}

function Dropdowns({ dropdowns, onChange }: FilterPanelProps) {
  const choose = (key: string, value: string) => {
    const next = new Map(dropdowns);
    if (value === ANY) next.delete(key);
    else next.set(key, value);
    onChange({ dropdowns: next });
  };
  return dropdownFilters.map(({ key, label, any, options }) => (
    <Dropdown
      key={key}
      label={label}
      options={[{ value: ANY, label: any }, ...options]}
      value={dropdowns.get(key) ?? ANY}
      marked={dropdowns.has(key)}
      onChange={(value) => choose(key, value)}
    />
  ));
}

/** The label with what is asked for, where that needs saying. */
function labelOf({ label, hint }: CheckboxFilter) {
  if (!hint) return label;
  return (
    <>
      {label} <span className={`faint tiny ${styles.hint}`}>{hint}</span>
    </>
  );
}

function Checkboxes({ checkboxes, onChange }: FilterPanelProps) {
  const [all, setAll] = useState(false);
  const tick = (key: string, on: boolean) => {
    const next = new Set(checkboxes);
    if (on) next.add(key);
    else next.delete(key);
    onChange({ checkboxes: next });
  };
  const shown = checkboxFilters.filter(
    ({ key }, index) => all || index < SHOWN_AT_FIRST || checkboxes.has(key),
  );
  const hidden = checkboxFilters.length - shown.length;
  return (
    <div className={styles.checkboxes}>
      {shown.map((filter) => (
        <Checkbox
          key={filter.key}
          label={labelOf(filter)}
          checked={checkboxes.has(filter.key)}
          onChange={(on) => tick(filter.key, on)}
        />
      ))}
      {(hidden > 0 || all) && (
        <Button variant="text" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </div>
  );
}

/** The finder's dropdowns and checkboxes; on a phone behind one button. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const body = useId();
  const count = props.dropdowns.size + props.checkboxes.size;
  return (
    <Card as="section" aria-label="Filters" className={styles.panel}>
      <h2 className={styles.heading}>Filters</h2>
      <Button
        variant="outlined"
        wide
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <div id={body} className={styles.body} data-open={open}>
        <Dropdowns {...props} />
        <Checkboxes {...props} />
      </div>
    </Card>
  );
});

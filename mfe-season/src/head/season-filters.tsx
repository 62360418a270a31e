import { Checkbox, Dropdown, Segmented } from '@planted/ui';
import type { SeasonAddress } from '../address/season-address';
import type { ChangeAddress } from '../address/use-season-address';
import { PHASE_NAMES, PHASES } from '../view/pieces';
import styles from './season-filters.module.css';

interface SeasonFiltersProps {
  readonly address: SeasonAddress;
  readonly onChange: ChangeAddress;
  readonly beds: readonly { readonly id: string; readonly name: string }[];
}

const GROUPS = [
  { value: 'bed', label: 'Bed' },
  { value: 'kind', label: 'Kind' },
  { value: 'step', label: 'Step' },
] as const;
const SHOWN = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
] as const;
/** Of a dropdown, for all; no id is empty. */
const ALL = 'all';

/** How the chart is grouped, how much of it is shown, and of what. */
export function SeasonFilters(props: SeasonFiltersProps) {
  const { address, onChange } = props;
  return (
    <div className={styles.filters}>
      <Segmented
        label="Group by"
        options={GROUPS}
        value={address.group}
        onChange={(group) => onChange({ group })}
      />
      <Segmented
        label="Show"
        options={SHOWN}
        value={address.show}
        onChange={(show) => onChange({ show, part: null })}
      />
      <RowChoices {...props} />
    </div>
  );
}

/** Which beds and steps are shown; on phones these are all. */
export function RowChoices({ address, onChange, beds }: SeasonFiltersProps) {
  const { bed, phase, showsFinished } = address;
  return (
    <>
      {beds.length > 1 && (
        <Dropdown
          label="Beds"
          hideLabel
          options={[
            { value: ALL, label: 'All beds' },
            ...beds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={bed ?? ALL}
          marked={bed !== null}
          onChange={(value) => onChange({ bed: value === ALL ? null : value })}
          className={styles.choice ?? ''}
        />
      )}
      <Dropdown
        label="Steps"
        hideLabel
        options={[
          { value: ALL, label: 'All steps' },
          ...PHASES.map((value) => ({ value, label: PHASE_NAMES[value] })),
        ]}
        value={phase ?? ALL}
        marked={phase !== null}
        onChange={(value) => onChange({ phase: PHASES.find((known) => known === value) ?? null })}
        className={styles.choice ?? ''}
      />
      <Checkbox
        label="Show finished steps"
        checked={showsFinished}
        onChange={(checked) => onChange({ showsFinished: checked })}
      />
    </>
  );
}

import { Checkbox, Dropdown, TextInput } from '@planted/ui';
import styles from './export-garden-plan.module.css';
import { ALIGNMENTS, CORNERS, MAX_PLAN_TEXT, type PlanOptions } from './plan-options';

interface PlanOptionsFormProps {
  readonly options: PlanOptions;
  readonly onChange: (options: PlanOptions) => void;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replace('-', ' ');
const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: capital(value) }));

/** Every option of the picture (3 §2.3). */
export function PlanOptionsForm({ options, onChange }: PlanOptionsFormProps) {
  const change = (part: Partial<PlanOptions>) => onChange({ ...options, ...part });
  return (
    <div className={styles.options}>
      <TextInput
        label="Title"
        value={options.title}
        maxLength={MAX_PLAN_TEXT}
        hint={`${options.title.length} of ${MAX_PLAN_TEXT} characters`}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Dropdown
        label="Title alignment"
        options={named(ALIGNMENTS)}
        value={options.titleAlignment}
        onChange={(titleAlignment) => change({ titleAlignment })}
      />
      <TextInput
        label="Subtext"
        value={options.subtext}
        maxLength={MAX_PLAN_TEXT}
        hint={`${options.subtext.length} of ${MAX_PLAN_TEXT} characters`}
        onChange={(event) => change({ subtext: event.target.value })}
      />
      <Dropdown
        label="Subtext alignment"
        options={named(ALIGNMENTS)}
        value={options.subtextAlignment}
        onChange={(subtextAlignment) => change({ subtextAlignment })}
      />
      <div className={styles.checks}>
        <Checkbox
          label="Show footer text"
          checked={options.showsFooter}
          onChange={(showsFooter) => change({ showsFooter })}
        />
        <Checkbox
          label="Show garden background"
          checked={options.showsGardenBackground}
          onChange={(showsGardenBackground) => change({ showsGardenBackground })}
        />
        <Checkbox
          label="Show image background"
          checked={options.showsImageBackground}
          onChange={(showsImageBackground) => change({ showsImageBackground })}
        />
        <Checkbox
          label="Show watermark"
          checked={options.showsWatermark}
          onChange={(showsWatermark) => change({ showsWatermark })}
        />
      </div>
      <Dropdown
        label="Watermark position"
        options={named(CORNERS)}
        value={options.watermarkCorner}
        disabled={!options.showsWatermark}
        onChange={(watermarkCorner) => change({ watermarkCorner })}
      />
    </div>
  );
}

import { algorithmNames, PLANNING_ALGORITHMS, type PlanningAlgorithm } from '@planted/auto-planting';
import {
  Bug,
  Button,
  Card,
  Checkbox,
  Dropdown,
  Droplets,
  Flower2,
  HeartHandshake,
  Icon,
  type LucideIcon,
  Sprout,
  Wheat,
} from '@planted/ui';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { type AutoPlantingChoice, PLANT_PRESETS, type PlantPreset } from '../../planter/garden-work';
import { usePlanter } from '../../planter/use-planter';
import styles from './auto-planting-options.module.css';
import { OptionFields } from './option-fields';
import { presets } from './planning-options';
import { useAutoPlanting } from './use-auto-planting';

const looks: Record<PlanningAlgorithm, { readonly icon: LucideIcon; readonly says: string }> = {
  'maximize-yield': { icon: Wheat, says: 'Largest plants first' },
  'companion-planting': { icon: HeartHandshake, says: 'Good neighbours together' },
  'pollinator-friendly': { icon: Flower2, says: 'Clusters that feed bees' },
  'water-efficiency': { icon: Droplets, says: 'Thirsty plants grouped' },
  'organic-pest-control': { icon: Bug, says: 'Protectors spread out' },
};

const presetOptions = PLANT_PRESETS.map((value) => ({ value, label: presets[value].label }));

/** 'Auto-planting options' (2 §2, §4): what to plan by, its inputs, Plant and Clear. */
export function AutoPlantingOptions({ planter, plot }: { planter: Planter; plot: GardenPlot }) {
  const { draftId } = plot;
  const choice = usePlanter(planter, ({ gardens }) => gardens.get(draftId)?.autoPlanting);
  const previewed = usePlanter(planter, () => planter.layoutOf(draftId).preview.size);
  const { isPlanning, plant } = useAutoPlanting(planter, plot);
  if (!choice) return null;
  const { algorithm, preset, options } = choice;
  const change = (next: Partial<AutoPlantingChoice>) => planter.setAutoPlanting(draftId, next);
  return (
    <Card as="section" aria-labelledby="auto-planting" className={styles.panel}>
      <h2 id="auto-planting" className={styles.title}>
        Auto-planting options
      </h2>
      <fieldset className={styles.algorithms}>
        <legend className="vh">Plan by</legend>
        {PLANNING_ALGORITHMS.map((each) => (
          <label key={each} className={styles.algorithm}>
            <input
              type="radio"
              name="algorithm"
              value={each}
              checked={each === algorithm}
              onChange={() => change({ algorithm: each })}
              className={styles.radio}
            />
            <Icon of={looks[each].icon} size={20} />
            <span>
              <strong>{algorithmNames[each]}</strong>
              <span className={styles.says}>{looks[each].says}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Dropdown<PlantPreset>
        label="Plants"
        options={presetOptions}
        value={preset}
        onChange={(next) => change({ preset: next })}
        hint={presets[preset].says}
      />
      <OptionFields
        algorithm={algorithm}
        options={options}
        onChange={(changed) => change({ options: { ...options, ...changed } })}
      >
        <Checkbox
          label="Only my selected plants"
          checked={preset === 'user'}
          onChange={(only) => change({ preset: only ? 'user' : 'mix' })}
        />
      </OptionFields>
      <p className="small soft">Plants that you placed by hand stay where they are.</p>
      <div className={styles.buttons}>
        <Button variant="primary" icon={Sprout} busy={isPlanning} busyLabel="Planting..." onClick={plant}>
          Plant
        </Button>
        <Button
          aria-disabled={previewed === 0}
          onClick={() => previewed > 0 && planter.clearPreview(draftId)}
        >
          Clear
        </Button>
      </div>
    </Card>
  );
}

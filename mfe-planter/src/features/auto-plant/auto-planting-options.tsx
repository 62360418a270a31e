import { type Algorithm, algorithmNames, ALGORITHMS } from '@planted/auto-planting';
import { Button, Card, Icon, type LucideIcon, Sprout, TextInput, Wheat } from '@planted/ui';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { usePlanter } from '../../planter/use-planter';
import styles from './auto-planting-options.module.css';
import { useAutoPlanting } from './use-auto-planting';

const looks: Record<Algorithm, { readonly icon: LucideIcon; readonly says: string }> = {
  'maximize-yield': { icon: Wheat, says: 'Largest plants first' },
};

/** 'Auto-planting options' (2 §2, §4): what to plan by, its inputs, Plant and Clear. */
export function AutoPlantingOptions({ planter, plot }: { planter: Planter; plot: GardenPlot }) {
  const { draftId } = plot;
  const choice = usePlanter(planter, ({ gardens }) => gardens.get(draftId)?.autoPlanting);
  const previewed = usePlanter(planter, () => planter.layoutOf(draftId).preview.size);
  const { isPlanning, plant } = useAutoPlanting(planter, plot);
  return (
    <Card as="section" aria-labelledby="auto-planting" className={styles.panel}>
      <h2 id="auto-planting" className={styles.title}>
        Auto-planting options
      </h2>
      <fieldset className={styles.algorithms}>
        <legend className="vh">Plan by</legend>
        {ALGORITHMS.map((algorithm) => (
          <label key={algorithm} className={styles.algorithm}>
            <input type="radio" name="algorithm" value={algorithm} defaultChecked className={styles.radio} />
            <Icon of={looks[algorithm].icon} size={20} />
            <span>
              <strong>{algorithmNames[algorithm]}</strong>
              <span className={styles.says}>{looks[algorithm].says}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextInput
        type="number"
        label="Planting Variance"
        hint="0 keeps the strict order, 1 mixes the most."
        min={0}
        max={1}
        step={0.1}
        inputMode="decimal"
        value={choice?.variance ?? ''}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          planter.setAutoPlanting(draftId, { variance: Number.isNaN(valueAsNumber) ? null : valueAsNumber })
        }
      />
      <p className="small soft">
        Plants that you placed by hand stay; the plan fills the rest with what is left of your plants.
      </p>
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

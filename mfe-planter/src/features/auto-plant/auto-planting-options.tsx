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
import { useStore } from '@planted/mfe-kit';
import { type ReactNode, useEffect } from 'react';
import { isProposed } from '../../layout/proposal';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { PLANT_PRESETS, type PlanningChoice, type PlantPreset } from '../../planter/plan-report';
import { usePlanter } from '../../planter/use-planter';
import styles from './auto-planting-options.module.css';
import type { Planning } from './create-planning';
import { useOnDemand } from '../../use-on-demand';
import { GardenerFields } from './gardener-fields';
import { OptionFields } from './option-fields';
import { presets } from './planning-options';
import { loadPlanHere } from './run-planning';

const loadCompare = () => import('../compare-plans/compare-dialog');
/** A failure is retried, and reported, when the button is pressed. */
const prefetchCompare = () => void loadCompare().catch(() => undefined);

const looks: Record<PlanningAlgorithm, { readonly icon: LucideIcon; readonly says: string }> = {
  'maximize-yield': { icon: Wheat, says: 'Largest plants first' },
  'companion-planting': { icon: HeartHandshake, says: 'Good neighbors together' },
  'pollinator-friendly': { icon: Flower2, says: 'Clusters that feed bees' },
  'water-efficiency': { icon: Droplets, says: 'Least thirsty plants first' },
  'organic-pest-control': { icon: Bug, says: 'Pest-control plants spread out' },
};

const presetOptions = PLANT_PRESETS.map((value) => ({ value, label: presets[value].label }));

interface AutoPlantingOptionsProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly planning: Planning;
  /** What else Planted can plan in this bed. */
  readonly children?: ReactNode;
}

/** 'Auto-planting options' (2 §2, §4): what to plan by, its inputs, Plant and Clear. */
export function AutoPlantingOptions({ planter, plot, planning, children }: AutoPlantingOptionsProps) {
  const { draftId } = plot;
  const choice = usePlanter(planter, ({ gardens }) => gardens.get(draftId)?.autoPlanting);
  const canClear = usePlanter(planter, () => isProposed(planter.layoutOf(draftId)));
  const { busy, compared } = useStore(planning);
  useEffect(() => void loadPlanHere().catch(() => undefined), []);
  const comparison = useOnDemand(loadCompare);
  if (!choice) return null;
  const { algorithm, preset, options, keepsPlaced } = choice;
  const change = (next: Partial<PlanningChoice>) => planter.setAutoPlanting(draftId, next);

  async function compare(): Promise<void> {
    if (await comparison.open()) await planning.compare();
  }

  return (
    <Card as="section" aria-labelledby="auto-planting" className={styles.panel}>
      <h2 id="auto-planting" className={styles.title}>
        Auto-planting options
      </h2>
      <fieldset className={styles.algorithms}>
        <legend className="vh">Plan for</legend>
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
        asksRotation={plot.isSaved === true}
        last={<GardenerFields choice={choice} onChange={change} />}
        onChange={(changed) => change({ options: { ...options, ...changed } })}
      >
        <Checkbox
          label="Only my selected plants"
          checked={preset === 'user'}
          onChange={(only) => change({ preset: only ? 'user' : 'mix' })}
        />
      </OptionFields>
      <div>
        <Checkbox
          label="Keep the plants that I placed"
          checked={keepsPlaced}
          onChange={(keeps) => change({ keepsPlaced: keeps })}
        />
        {!keepsPlaced && (
          <p className="small soft">Only pinned plants stay where they are. The others may be moved.</p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={Sprout}
          busy={busy === 'planting'}
          busyLabel="Planting..."
          onClick={() => void planning.plant()}
        >
          Plant
        </Button>
        <Button aria-disabled={!canClear} onClick={() => canClear && planter.clearPreview(draftId)}>
          Clear
        </Button>
        <Button
          variant="text"
          className={styles.compare}
          onPointerOver={prefetchCompare}
          onFocus={prefetchCompare}
          onClick={() => void compare()}
        >
          Compare All Five Plans
        </Button>
      </div>
      {canClear && (
        <p className="small soft">Click Plant again for a different plan. Undo brings this one back.</p>
      )}
      {children}
      {compared && comparison.Part && <comparison.Part plot={plot} planning={planning} />}
    </Card>
  );
}

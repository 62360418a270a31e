import { algorithmNames, type PlanningAlgorithm } from '@planted/auto-planting';
import { Button } from '@planted/ui';
import styles from './fill-gaps-dialog.module.css';
import type { FilledGaps } from './plan-gaps';

/** What an algorithm makes of the squares that are free. */
export interface GapPlan {
  readonly algorithm: PlanningAlgorithm;
  readonly filled: FilledGaps;
}

/** Squares that a plan puts something into. */
export const squaresIn = ({ filled }: GapPlan): number =>
  filled.kinds.reduce((sum, { squares }) => sum + squares, 0);

interface GapPlansProps {
  readonly plans: readonly GapPlan[];
  readonly chosen: GapPlan;
  readonly onChoose: (plan: GapPlan) => void;
}

/** Plans of several algorithms for the same free squares, each with what it puts there; one is shown below. */
export function GapPlans({ plans, chosen, onChoose }: GapPlansProps) {
  return (
    <ul aria-label="Plans" className={styles.list}>
      {plans.map((plan) => {
        const { algorithm, filled } = plan;
        const squares = squaresIn(plan);
        const names = filled.kinds.map(({ plant }) => plant.plant_name).join(', ');
        return (
          <li key={algorithm} className={styles.plan}>
            <div>
              <strong>{algorithmNames[algorithm]}</strong>
              <p className="tiny soft">
                {names
                  ? `${names}, in ${squares} ${squares === 1 ? 'square' : 'squares'}`
                  : 'Nothing that fits'}
              </p>
            </div>
            <Button
              aria-label={`Show This Plan: ${algorithmNames[algorithm]}`}
              aria-pressed={plan === chosen}
              onClick={() => onChoose(plan)}
            >
              {plan === chosen ? 'Shown' : 'Show This Plan'}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

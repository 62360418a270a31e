import { algorithmNames, PLANNING_ALGORITHMS } from '@planted/auto-planting';
import { useStore } from '@planted/mfe-kit';
import { Badge, Button, Card, Dialog, Loading, Meter } from '@planted/ui';
import type { GardenPlot } from '../../planter/garden-plot';
import type { MadePlan, Planning } from '../auto-plant/create-planning';
import { wholeBed } from '../auto-plant/whole-bed';
import { stayingOf } from '../../layout/proposal';
import { objectiveSentence } from '../review-plan/objective-sentence';
import { PlanFigures } from '../review-plan/plan-figures';
import { WeighedList } from '../review-plan/weighed-list';
import styles from './compare-dialog.module.css';
import { strengthsOf } from './strengths';
import { PlanMiniature } from './plan-miniature';

interface CompareDialogProps {
  readonly plot: GardenPlot;
  readonly planning: Planning;
}

/** The plans of the five algorithms side by side, each improved for a while, with their figures; one can be used. */
export default function CompareDialog({ plot, planning }: CompareDialogProps) {
  const { compared, busy, done } = useStore(planning);
  const plans = compared ?? [];
  const strengths = busy === null ? strengthsOf(plans.map(({ result }) => result)) : [];
  return (
    <Dialog
      open
      onClose={planning.stopComparing}
      size="l"
      scrolls="body"
      className={styles.dialog}
      title={`Five plans for ${plot.name}`}
      description="Each plan has been optimized briefly. Your bed won't change until you choose one, and even then it's only a preview."
      footer={<Button onClick={planning.stopComparing}>{busy === null ? 'Close' : 'Cancel'}</Button>}
    >
      {busy !== null && (
        <div className={styles.progress}>
          <p className="small soft" role="status">
            {plans.length} of {PLANNING_ALGORITHMS.length} plans ready
          </p>
          <Meter label="Planning" value={done * 100} />
        </div>
      )}
      <ul className={styles.plans} aria-label="Plans">
        {PLANNING_ALGORITHMS.map((algorithm, at) => {
          const plan = plans[at];
          return plan ? (
            <PlanCard
              key={algorithm}
              plot={plot}
              plan={plan}
              strength={strengths[at]}
              onUse={() => planning.use(plan)}
            />
          ) : (
            busy !== null && (
              <Card key={algorithm} as="li" outline className={styles.plan}>
                <h3>{algorithmNames[algorithm]}</h3>
                <div className={styles.waiting}>
                  {at === plans.length ? (
                    <Loading>Planning...</Loading>
                  ) : (
                    <span className="small faint">Waiting</span>
                  )}
                </div>
              </Card>
            )
          );
        })}
      </ul>
    </Dialog>
  );
}

interface PlanCardProps {
  readonly plot: GardenPlot;
  readonly plan: MadePlan;
  /** What it does better than the others. */
  readonly strength: string | undefined;
  readonly onUse: () => void;
}

function PlanCard({ plot, plan, strength, onUse }: PlanCardProps) {
  const { result } = plan;
  const { placed, asked, efficiency } = wholeBed(plan, plot.matrix);
  const name = algorithmNames[plan.choice.algorithm];
  return (
    <Card as="li" className={styles.plan}>
      <h3>{name}</h3>
      <PlanMiniature plot={plot} plan={plan} />
      <p className={styles.placed}>
        <strong className="num">
          {placed} of {asked}
        </strong>{' '}
        asked for
      </p>
      <p className={styles.badges}>{strength && <Badge tone="gold">{strength}</Badge>}</p>
      <p className="small soft">{worthOf(plan)}</p>
      <PlanFigures analysis={result.analysis} efficiency={efficiency} brief />
      <WeighedList algorithm={plan.choice.algorithm} lost={asked - placed} weighed={result.weighed} brief />
      <Button wide aria-label={`Use This Plan: ${name}`} onClick={onUse}>
        Use This Plan
      </Button>
    </Card>
  );
}

function worthOf({ choice, result, before }: MadePlan): string {
  const { score, analysis, weighed, start, plants } = result;
  return objectiveSentence(choice.algorithm, {
    ...{ score, analysis, weighed, startValue: start?.value },
    fillers: plants.filter(({ role }) => role === 'filler').length,
    staying: stayingOf(before, choice.keepsPlaced).placements.length,
  });
}

import { algorithmNames } from '@planted/auto-planting';
import { useStore } from '@planted/mfe-kit';
import { Badge, Button, Collapsible, Meter } from '@planted/ui';
import { useEffect, useState } from 'react';
import { isProposed } from '../../layout/proposal';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { atLeastPercent, type PlanClaims, type PlanReport } from '../../planter/plan-report';
import type { Planning } from '../auto-plant/create-planning';
import { goToGeneralOptions } from '../auto-plant/option-fields';
import { useOnDemand } from '../../use-on-demand';
import { objectiveSentence } from './objective-sentence';
import { PlanFigures } from './plan-figures';
import styles from './plan-outcome.module.css';
import { WeighedList } from './weighed-list';

const loadReview = () => import('./review-dialog');

interface PlanOutcomeProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly planning: Planning;
  readonly report: PlanReport;
  readonly claims: PlanClaims;
  /** How many of the plants that were asked for have a place, and which have none; empty where none was asked for. */
  readonly asked: string;
}

/** What can be said of the plan in the bed, and what can be done with it: accept it, look through it, improve it. */
export function PlanOutcome({ planter, plot, planning, report, claims, asked }: PlanOutcomeProps) {
  const { draftId } = plot;
  const review = useOnDemand(loadReview);
  const { busy } = useStore(planning);
  // At hand once there is something to look through, also where the connection is gone by then.
  useEffect(() => void loadReview().catch(() => undefined), []);
  const isOpen = isProposed(planter.layoutOf(draftId));
  const { score } = report;
  const isFinal =
    claims.isAsPlanned &&
    score.isBest &&
    score.requested >= score.asked &&
    report.weighed.every(({ state }) => state !== 'open');
  return (
    <section aria-label="The plan" className={styles.outcome}>
      {claims.isAsPlanned && (
        <>
          {asked && <p className={styles.asked}>{asked}</p>}
          <p className={styles.said}>
            <Badge tone="leaf">{algorithmNames[report.choice.algorithm]}</Badge>
            <span className="small soft">{worthOf(report)}</span>
          </p>
        </>
      )}
      {busy === 'optimizing' ? (
        <Searching planning={planning} />
      ) : (
        isOpen && (
          <div className={styles.acts}>
            <Button onClick={() => planter.acceptPreview(draftId)}>Accept All</Button>
            <Button onClick={() => void review.open()}>Review</Button>
            {!isFinal && (
              <Button variant="text" onClick={() => void planning.optimize()}>
                Optimize
              </Button>
            )}
            <p className={styles.hint}>
              This is a preview. Save Layout saves it as shown; click Review to check each change
              {isFinal ? '.' : ', or Optimize to look for a better plan.'}
            </p>
          </div>
        )
      )}
      {claims.isAsPlanned && (
        <>
          <Notes warnings={report.warnings} />
          <Collapsible title="How good is this plan?">
            <PlanFigures analysis={report.analysis} efficiency={report.efficiency} />
          </Collapsible>
          {report.weighed.length > 0 && (
            <Collapsible title="What was weighed">
              <WeighedList
                algorithm={report.choice.algorithm}
                lost={score.asked - score.requested}
                weighed={report.weighed}
              />
              <Button variant="text" onClick={goToGeneralOptions}>
                Change the Weights
              </Button>
            </Collapsible>
          )}
        </>
      )}
      {review.Part && isOpen && (
        <review.Part planter={planter} plot={plot} report={report} onClose={review.close} />
      )}
    </section>
  );
}

/** Below this a bound is too loose to say anything by it. */
const LEAST_TELLING_PERCENT = 60;

function worthOf({
  choice,
  score,
  analysis,
  weighed,
  startValue,
  startRequested = score.requested,
  fillers,
  staying,
}: PlanReport): string {
  const isSearched = startValue !== undefined;
  const atLeast = atLeastPercent(score) ?? 0;
  return [
    isSearched ? gainWords(score, startValue, startRequested) : '',
    score.isBest || isSearched
      ? objectiveSentence(choice.algorithm, {
          ...{ score, analysis, weighed, startValue, staying },
          fillers: fillers.size,
        })
      : '',
    !score.isBest && atLeast >= LEAST_TELLING_PERCENT
      ? `At least ${atLeast}% of the best possible score.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function gainWords({ value, requested }: PlanReport['score'], from: number, placedBefore: number): string {
  if (requested > placedBefore)
    return `Optimized: ${requested - placedBefore} more placed than in the first plan.`;
  if (value <= from) return '';
  return from > 0
    ? `Optimized: ${Math.max(1, Math.round(((value - from) / from) * 100))}% better than the first plan.`
    : 'Optimized: better than the first plan.';
}

/** How far the search has come; it can be left at any moment, and the plan stays as it was. */
function Searching({ planning }: { planning: Planning }) {
  const { done } = useStore(planning);
  return (
    <div className={styles.searching}>
      <p className="small soft" role="status">
        Looking for a better plan...
      </p>
      <Meter label="Search" value={done * 100} />
      <Button variant="text" onClick={planning.cancel}>
        Cancel
      </Button>
    </div>
  );
}

const NOTES_AT_ONCE = 3;

function Notes({ warnings }: { warnings: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (warnings.length === 0) return null;
  return (
    <div className={styles.notes}>
      <ul aria-label="Notes on the plan">
        {warnings.slice(0, showsAll ? undefined : NOTES_AT_ONCE).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {warnings.length > NOTES_AT_ONCE && (
        <Button variant="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Fewer notes' : `All ${warnings.length} notes`}
        </Button>
      )}
    </div>
  );
}

import { areaOf, coverWords, plantsIn } from '@planted/garden-domain';
import { Card, Meter, useNextFocus } from '@planted/ui';
import { countAsked, countPlaced, type Layout, leftToPlace } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { reportOf } from '../../planter/garden-work';
import { usePlanter } from '../../planter/use-planter';
import { claimsOf, withoutPlace } from '../../planter/plan-report';
import type { Planning } from '../auto-plant/create-planning';
import { askedSentence } from '../review-plan/objective-sentence';
import { PlanOutcome } from '../review-plan/plan-outcome';
import type { Bed } from './create-bed';
import { NeighborReasons } from './neighbor-reasons';
import type { PlantFacts } from './plant-facts';
import styles from './placed-summary.module.css';

interface PlacedSummaryProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly bed: Bed;
  readonly planning: Planning;
  readonly facts: PlantFacts & { readonly hasNoCompanions: boolean };
}

/** How many of the chosen plants stand, why auto-planting found no place for the others, and who stands beside whom. */
export function PlacedSummary({ planter, plot, bed, planning, facts }: PlacedSummaryProps) {
  const work = usePlanter(planter, ({ gardens }) => gardens.get(plot.draftId));
  const next = useNextFocus<HTMLDivElement>();
  if (!work) return null;
  const layout = work.history.present;
  const area = areaOf(plot.matrix);
  const covered = layout.placements.reduce((sum, { width, height }) => sum + width * height, 0);
  const growing = layout.placements.reduce(
    (sum, placed) => sum + plantsIn(placed, facts.density.get(placed.plantId)),
    0,
  );
  const report = reportOf(work);
  const claims = report && report.reasons.size > 0 ? claimsOf(report, layout) : undefined;
  const unused = report ? withoutPlace(report, layout) : [];
  const { placed, wanted } = countPlaced(layout, report?.fillers);
  const fillers = layout.placements.length - placed;
  const gone = layout.setAside.length;
  return (
    <Card {...next} as="section" tabIndex={-1} aria-labelledby="placed" className={styles.summary}>
      <div className={styles.head}>
        <h2 id="placed" aria-live="polite">
          Placed <span className={styles.figure}>{placed}</span> of{' '}
          <span className={styles.figure}>{wanted}</span>
        </h2>
        <Meter
          label="Plants placed"
          value={placed}
          max={wanted}
          valueText={`Placed ${placed} of ${wanted}`}
        />
      </div>
      <p className="soft num">
        {covered} of {area} ft² planted
        {layout.placements.length > 0 && ` · ${coverWords(growing, covered, area)}`}
        {fillers > 0 && ` · ${fillers} more as fillers`}
        {layout.preview.size > 0 && ` · ${previewWords(layout, report?.fillers)} in preview (dashed outline)`}
        {gone > 0 && ` · ${gone} will be removed if you accept`}
      </p>
      {report && claims && (
        <PlanOutcome
          planter={planter}
          plot={plot}
          planning={planning}
          report={report}
          claims={claims}
          asked={askedSentence(
            countAsked(layout),
            unused.map(({ id, name }) => ({ name, plants: leftToPlace(layout, id) })),
          )}
        />
      )}
      {unused.length > 0 && (
        <ul className={styles.unused} aria-label="Not placed">
          {unused.map(({ id, name, reason, detail }) => (
            <li key={id}>
              <strong>
                {leftToPlace(layout, id)} {name}
              </strong>
              <p className="small soft">{reason}</p>
              {detail !== undefined && !reason.includes(detail) && <p className="tiny faint">{detail}</p>}
            </li>
          ))}
        </ul>
      )}
      <NeighborReasons matrix={plot.matrix} layout={layout} companions={facts.companions} bed={bed} />
      {facts.hasNoCompanions && (
        <p className="small soft">Companion plant data couldn't be loaded. You can still plant.</p>
      )}
    </Card>
  );
}

/** What a preview adds, in the terms of the heading: plants, and fillers beside them. */
function previewWords({ preview }: Layout, fillers: ReadonlySet<string> = new Set()): string {
  const filling = [...preview].filter((id) => fillers.has(id)).length;
  return filling === 0 ? String(preview.size) : `${preview.size - filling} and ${filling} fillers`;
}

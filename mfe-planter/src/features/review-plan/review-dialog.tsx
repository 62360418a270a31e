import { Button, Checkbox, Dialog } from '@planted/ui';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { acceptPreview } from '../../layout/proposal';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { type PlanReport, reasonFor } from '../../planter/plan-report';
import { PlannedHere } from '../place-plants/planned-here';
import { changesOf, type KindChange } from './changes';
import styles from './review-dialog.module.css';
import { ReviewPicture } from './review-picture';

interface ReviewDialogProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly report: PlanReport;
  readonly onClose: () => void;
}

/** What the plan keeps, adds and takes out, to be accepted as a whole or in part. The bed changes only at the end. */
export default function ReviewDialog({ planter, plot, report, onClose }: ReviewDialogProps) {
  const { draftId, matrix, name } = plot;
  const [layout] = useState(() => planter.layoutOf(draftId));
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [looked, setLooked] = useState<string | null>(null);
  const changes = useMemo(() => changesOf(layout), [layout]);
  const outcome = useMemo(() => acceptPreview(layout, (id) => !refused.has(id)), [layout, refused]);
  const standing = useMemo(() => new Set(outcome.placements.map(({ id }) => id)), [outcome]);
  const all = changes.flatMap(({ placements }) => placements);
  const accepted = all.filter(({ id }) => !refused.has(id));
  const isAdded = ({ id }: { id: string }) => layout.preview.has(id);
  const withoutRoom = accepted.filter((plant) => isAdded(plant) && !standing.has(plant.id)).length;
  const taken = accepted.length - withoutRoom;
  const isAnswered = useRef(false);
  const looking = all.find(({ id }) => id === looked);

  function toggle(ids: readonly string[]): void {
    const next = new Set(refused);
    const refuses = ids.every((id) => !next.has(id));
    for (const id of ids)
      if (refuses) next.add(id);
      else next.delete(id);
    setRefused(next);
  }

  /** Review goes with the plan's other buttons: what stands in their place has the focus then. */
  function finish(change: () => void): void {
    isAnswered.current = true;
    onClose();
    change();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      returnsFocus={() => !isAnswered.current}
      size="l"
      scrolls="body"
      title="Review the plan"
      description={summaryOf(changes, layout.placements.length - layout.preview.size)}
      footer={
        <>
          <Button variant="text" onClick={() => finish(() => planter.clearPreview(draftId))}>
            Reject all
          </Button>
          <Button
            variant="primary"
            disabled={taken === 0}
            onClick={() =>
              finish(() =>
                planter.acceptPreview(draftId, refused.size === 0 ? undefined : (id) => !refused.has(id)),
              )
            }
          >
            {taken === all.length ? 'Accept All' : `Accept ${taken} of ${all.length}`}
          </Button>
        </>
      }
    >
      <div className={styles.review}>
        <div className={styles.picture}>
          <ReviewPicture
            matrix={matrix}
            label={`${name} as planned`}
            layout={layout}
            standing={standing}
            onToggle={(id) => toggle([id])}
            onLook={setLooked}
          />
          <div className={styles.why} aria-live="polite">
            {looking ? (
              <>
                <strong>{looking.plantName}</strong>
                {isAdded(looking) ? (
                  <PlannedHere reason={reasonFor(report, looking)} most={1} />
                ) : (
                  'Will be removed.'
                )}
              </>
            ) : (
              'Click a plant to leave it out or put it back.'
            )}
          </div>
        </div>
        <ul className={styles.changes} aria-label="Changes">
          {changes.map((change) => (
            <Change
              key={`${change.kind} ${change.plantId}`}
              change={change}
              isElsewhere={
                change.kind === 'added' &&
                changes.some(({ kind, plantId }) => kind === 'removed' && plantId === change.plantId)
              }
              refused={change.placements.filter(({ id }) => refused.has(id)).length}
              onToggle={() => toggle(change.placements.map(({ id }) => id))}
            />
          ))}
          {withoutRoom > 0 && (
            <li className="small soft" role="status">
              {withoutRoom} more {withoutRoom === 1 ? 'has' : 'have'} no room next to the plants you're
              keeping.
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
}

interface ChangeProps {
  readonly change: KindChange;
  /** Some of the same kind are taken out. */
  readonly isElsewhere: boolean;
  readonly refused: number;
  readonly onToggle: () => void;
}

function Change({ change, isElsewhere, refused, onToggle }: ChangeProps) {
  const { kind, plantName, color, placements } = change;
  const count = placements.length;
  const some = refused === 0 || refused === count ? `${count}` : `${count - refused} of ${count}`;
  return (
    <li>
      <Checkbox
        checked={refused === 0}
        onChange={onToggle}
        label={
          <span className={styles.change}>
            <span className={styles.dot} style={{ '--plant': color } as CSSProperties} />
            {kind === 'added' ? 'Add' : 'Remove'} {some} {plantName}
            {isElsewhere && ' elsewhere'}
          </span>
        }
      />
    </li>
  );
}

function summaryOf(changes: readonly KindChange[], kept: number): string {
  const count = (kind: KindChange['kind']) =>
    changes
      .filter((change) => change.kind === kind)
      .reduce((sum, { placements }) => sum + placements.length, 0);
  return `${kept} kept, ${count('added')} added, ${count('removed')} removed. Nothing changes until you accept.`;
}

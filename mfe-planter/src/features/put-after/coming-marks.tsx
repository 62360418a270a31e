import { type BedSquare, BedTags, dayOfText, type Ghosts, GhostTile, PlantTile, taggedOf } from '@planted/ui';
import { memo, useMemo } from 'react';
import type { Layout } from '../../layout/layout';
import { today } from '../../saved-garden/today';
import { comingGhosts } from './coming-ghosts';
import styles from './coming-marks.module.css';
import type { ComingDates } from './succession';

interface ComingMarksProps {
  readonly layout: Layout;
  readonly dates: ComingDates;
  /** What stands and leaves its squares free; left out while days are not known. */
  readonly free?: Ghosts['free'];
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Columns of the bed. */
  readonly columns: number;
  /** The cell that is looked at: a small bed has its tags there only. */
  readonly focus: BedSquare | null;
}

const NO_FREE: Ghosts['free'] = [];

/** What is to come, and what its squares are free for, over what stands today. */
export const ComingMarks = memo(function ComingMarks({
  layout,
  dates,
  free = NO_FREE,
  cell,
  columns,
  focus,
}: ComingMarksProps) {
  const ghosts = useMemo(() => comingGhosts(layout, dates), [layout, dates]);
  const tagged = useMemo(
    () => taggedOf({ list: ghosts.filter(({ turn }) => turn === 0), free }),
    [ghosts, free],
  );
  return (
    <g>
      {ghosts.map((ghost) => (
        <g
          key={ghost.plant.id}
          data-coming={ghost.plant.id}
          data-coming-name={ghost.plant.plantName}
          className={styles.coming}
        >
          {ghost.plant.isBetween ? (
            <PlantTile plant={ghost.plant} cell={cell} />
          ) : (
            <GhostTile ghost={ghost} cell={cell} />
          )}
        </g>
      ))}
      <BedTags plants={tagged} cell={cell} columns={columns} today={dayOfText(today()) ?? 0} focus={focus} />
    </g>
  );
});

import { type Matrix, sizeOf } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import { MeaningMark } from '@planted/ui';
import { memo, useMemo } from 'react';
import type { Companions } from '../../companions/companions';
import { meaningOf } from '../../companions/companion-words';
import { allNeighbors, markSpot, type Neighbors, neighborsOf, sampled } from '../../companions/neighbors';
import type { Layout } from '../../layout/layout';
import styles from './companion-marks.module.css';
import type { Bed } from './create-bed';
import { focused } from './focused';

interface CompanionMarksProps {
  readonly matrix: Matrix;
  readonly layout: Layout;
  readonly companions: Companions;
  readonly bed: Bed;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
}

const MARK = 19;
/** Below this, marks at rest would hide the plants; those of the plant in focus are always shown. */
const SMALLEST_MARKED_CELL = 24;

/** Good, moderate and bad neighbors, on the edge that they share. What they mean is said in words beside the plan. */
export function CompanionMarks({ matrix, layout, companions, bed, cell }: CompanionMarksProps) {
  const state = useStore(bed);
  const resting = useMemo(
    () => (cell < SMALLEST_MARKED_CELL ? [] : sampled(allNeighbors(matrix, layout.placements, companions))),
    [matrix, layout.placements, companions, cell],
  );
  const focus = focused(layout, state);
  const looked = focus ? neighborsOf(focus, layout.placements, companions) : [];
  const { width, height } = sizeOf(matrix);
  return (
    <svg width={width * cell} height={height * cell} className={styles.layer} aria-hidden>
      <g className={focus ? styles.pale : undefined}>
        <Marks pairs={resting} cell={cell} />
      </g>
      <Marks pairs={looked} cell={cell} />
    </svg>
  );
}

const Marks = memo(function Marks({ pairs, cell }: { pairs: readonly Neighbors[]; cell: number }) {
  const size = Math.min(MARK, Math.max(12, cell * 0.7));
  return pairs.map(({ one, other, relation, edge }) => {
    const { x, y } = markSpot(edge);
    return (
      <g
        key={`${one.id} ${other.id}`}
        data-neighbors={relation.relation}
        transform={`translate(${x * cell - size / 2} ${y * cell - size / 2})`}
      >
        <MeaningMark meaning={meaningOf[relation.relation]} size={size} ringed />
      </g>
    );
  });
});

import type { SeasonPlanting } from '@planted/contracts';
import { type Footprint, type Matrix, sizeOf } from '@planted/garden-domain';
import type { Known } from '@planted/season-plan';
import { squareNames } from '@planted/rotation';
import { BedDrawing, type BedSquare, Card } from '@planted/ui';
import { useMemo, useRef } from 'react';
import { classNames } from '../class-names';
import { useDisplaySize } from '../features/place-plants/display-size';
import { BED_MARKS } from './bed-marks';
import type { FateMark } from './fates';
import styles from './next-season.module.css';

interface SeasonBedProps {
  /** The season's year. */
  readonly title: string;
  readonly count: string;
  readonly known: Known;
  readonly matrix: Matrix;
  readonly plantings: readonly { readonly planting: SeasonPlanting; readonly mark: FateMark | undefined }[];
  readonly isProposed?: boolean;
  /** Where the planting that is changed may come to: lit, and chosen by a press on one of its squares. */
  readonly corners?: readonly Footprint[] | undefined;
  readonly onCorner?: (corner: BedSquare) => void;
}

/** The bed of one season, with a mark on what becomes of each planting. */
export function SeasonBed({
  title,
  count,
  known,
  matrix,
  plantings,
  isProposed = false,
  corners,
  onCorner,
}: SeasonBedProps) {
  const { width, height } = sizeOf(matrix);
  const frame = useRef<HTMLDivElement>(null);
  const room = useDisplaySize(frame);
  const lit = useMemo(() => squaresUnder(corners ?? []), [corners]);
  const choose = useMemo(() => {
    if (!corners || !onCorner) return undefined;
    return (square: BedSquare) => {
      const corner = cornerAt(corners, square);
      if (corner) onCorner(corner);
    };
  }, [corners, onCorner]);
  const marks = new Map(
    plantings.flatMap(({ planting: { id }, mark }) => (mark ? [[id, BED_MARKS[mark]] as const] : [])),
  );
  const plants = plantings.map(({ planting }) => {
    const kind = known.plants.get(planting.plantId);
    const perCell = planting.plantsPerSquare ?? kind?.plants_per_square_foot ?? 1;
    return { ...planting, imageUrl: kind?.plant_image_url ?? null, perCell };
  });
  return (
    <Card as="section" aria-label={title} className={classNames(styles.bed, isProposed && styles.proposed)}>
      <div className={styles.bedHead}>
        <h2>{title}</h2>
        <span className="small soft">{count}</span>
      </div>
      <div ref={frame} className={styles.frame}>
        <BedDrawing
          matrix={matrix}
          plants={plants}
          marks={marks}
          name={`The bed in ${title}`}
          cell={room / Math.max(1, width, height)}
          named
          lit={lit}
          onSquare={choose}
        />
      </div>
    </Card>
  );
}

/** Each square of the footprints once. */
const squaresUnder = (footprints: readonly Footprint[]): BedSquare[] =>
  [...new Set(footprints.flatMap((footprint) => squareNames(footprint)))].map((name) => {
    const [x = 0, y = 0] = name.split(',').map(Number);
    return { x, y };
  });

/** The corner on a square itself, else the first whose footprint lies on it. */
const cornerAt = (corners: readonly Footprint[], { x, y }: BedSquare): Footprint | undefined =>
  corners.find((one) => one.x === x && one.y === y) ??
  corners.find((one) => one.x <= x && x < one.x + one.width && one.y <= y && y < one.y + one.height);

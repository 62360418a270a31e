import type { Plant } from '@planted/contracts';
import { isGuest, type PlantingSpot, sizeOf, sharesSquares } from '@planted/garden-domain';
import { toDay } from '@planted/season';
import { BedDrawing, type BedMark, type BedSquare, Card, type GhostPlant } from '@planted/ui';
import { type ReactNode, useRef } from 'react';
import { useDisplaySize } from '../features/place-plants/display-size';
import type { BedBase } from '../saved-garden/bed-draft';
import { today } from '../saved-garden/today';
import styles from './what-if.module.css';

interface ComparedBedProps {
  readonly title: string;
  readonly bed: BedBase;
  readonly marks: ReadonlyMap<string, BedMark>;
  readonly isFaint: (spot: PlantingSpot) => boolean;
  readonly kinds: ReadonlyMap<string, Plant>;
  readonly ringed: BedSquare | undefined;
  readonly isDraft?: boolean;
  readonly children: ReactNode;
}

/** One of two beds that are compared: what stands in it, and what is to come as ghosts. */
export function ComparedBed(props: ComparedBedProps) {
  const { title, bed, marks, isFaint, kinds, ringed, isDraft = false, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useDisplaySize(frame);
  const { width, height } = sizeOf(bed.matrix);
  const [standing, coming] = [[...bed.standing.values()], [...bed.season.coming.values()]];
  const alive = new Map([...bed.standing, ...bed.season.coming]);
  const plantOf = (spot: PlantingSpot) => {
    const kind = kinds.get(spot.plantId);
    const perCell = spot.plantsPerSquare ?? kind?.plants_per_square_foot ?? 1;
    const plantName = kind?.plant_name ?? spot.plantId;
    return { ...spot, plantName, imageUrl: kind?.plant_image_url ?? null, perCell };
  };
  const ghosts = coming.map((spot): GhostPlant => {
    const hasOthers = standing.some((other) => sharesSquares(other, spot));
    const kind = isGuest(bed.season.under, spot, alive) ? 'between' : hasOthers ? 'then' : 'comes';
    return { plant: plantOf(spot), kind, day: null };
  });
  return (
    <Card as="section" aria-label={title} tabIndex={-1} className={isDraft ? styles.proposed : undefined}>
      <div className={styles.bedHead}>
        <h2>{title}</h2>
        {children}
      </div>
      <div ref={frame} className={styles.frame}>
        <BedDrawing
          matrix={bed.matrix}
          plants={standing.map(plantOf)}
          ghosts={{ list: ghosts, today: toDay(today()) }}
          marks={marks}
          faint={new Set([...standing, ...coming].filter(isFaint).map(({ id }) => id))}
          ringed={ringed}
          name={isDraft ? `The bed in ${title}` : 'The bed as it is'}
          cell={room / Math.max(1, width, height)}
          named
        />
      </div>
    </Card>
  );
}

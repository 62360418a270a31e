import { type CalendarDay, parseMatrix } from '@planted/garden-domain';
import { useDeviceLook } from '@planted/mfe-kit/use-device-look';
import { BedPreview, ChevronLeft, ChevronRight, IconButton } from '@planted/ui';
import { type PointerEvent, useRef, useState } from 'react';
import { bedPlant, nameOfGarden } from '../gardens/planted-garden';
import { describeTask } from '../todays-work/describe-task';
import { type FirstGarden, gardenOfTask, type OwnTask, squaresOfTask } from './task-squares';
import styles from './todays-bed.module.css';

/** In pixels: as wide as a phone of 360 has room for; in the sun, where words are larger, less. */
const [WIDTH, WIDTH_IN_SUN] = [300, 230];
/** How far a finger goes before it leads to another bed, in pixels. */
const SWIPE = 40;

interface TodaysBedProps {
  /** At least one. */
  readonly beds: readonly FirstGarden[];
  readonly tasks: readonly OwnTask[];
  readonly today: CalendarDay;
}

/**
 * A bed, with the squares of what is first to be done there in a ring: that of the day's first task, until another is
 * asked for by the arrows or a swipe.
 */
export function TodaysBed({ beds, tasks, today }: TodaysBedProps) {
  const [chosen, setChosen] = useState<string>();
  const indexOf = (id: string | null | undefined) => beds.findIndex((bed) => bed.id === id);
  const firstWithTask = tasks.map(gardenOfTask).find((id) => indexOf(id) >= 0);
  const at = Math.max(0, indexOf(chosen ?? firstWithTask));
  const bed = beds[at];
  const go = (by: 1 | -1) => setChosen(beds[(at + by + beds.length) % beds.length]?.id);
  const swipe = useSwipe(go);
  const [isSunny] = useDeviceLook('sun');
  if (!bed) return null;
  const name = nameOfGarden(bed.name);
  const first = tasks.find((task) => gardenOfTask(task) === bed.id);
  const due = first ? squaresOfTask(first, bed) : [];
  const parsed = parseMatrix(bed.matrix);
  return (
    <section aria-label="The bed" className={styles.bed}>
      <div className={styles.drawing} {...(beds.length > 1 && swipe)}>
        <BedPreview
          matrix={parsed.ok ? parsed.matrix : []}
          plants={bed.plants.map(bedPlant)}
          name={name}
          width={isSunny ? WIDTH_IN_SUN : WIDTH}
          due={due}
        />
      </div>
      <div className={styles.foot}>
        <p role="status" className={styles.words}>
          <b dir="auto">{name}</b>
          {first && due.length > 0 && (
            <span className="soft small"> Lit: {describeTask(first, today).what}</span>
          )}
        </p>
        {beds.length > 1 && (
          <div className={styles.turn}>
            <IconButton icon={ChevronLeft} label="Previous bed" onClick={() => go(-1)} />
            <span className="soft small num">
              {at + 1} of {beds.length}
            </span>
            <IconButton icon={ChevronRight} label="Next bed" onClick={() => go(1)} />
          </div>
        )}
      </div>
    </section>
  );
}

/** A finger that goes sideways leads to the bed on that side; the arrows do the same. */
function useSwipe(go: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ clientX, clientY, isPrimary }: PointerEvent) {
      from.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const [along, across] = [clientX - start.x, Math.abs(clientY - start.y)];
      if (Math.abs(along) >= SWIPE && Math.abs(along) > across) go(along < 0 ? 1 : -1);
    },
  };
}

import { sizeOf } from '@planted/garden-domain';
import { MeaningMark } from '@planted/ui';
import { useId } from 'react';
import { classNames } from '../../class-names';
import type { Layout } from '../../layout/layout';
import type { GardenPlot } from '../../planter/garden-plot';
import styles from './aim-mark.module.css';
import type { BedState } from './bed-state';
import { aimAt, canFollow, heldPlant, samePlace } from './held';

interface AimMarkProps {
  readonly plot: GardenPlot;
  readonly layout: Layout;
  readonly state: BedState;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
}

const MARK = 22;

/**
 * The footprint under what is in hand: teal with a tick where it fits, or can come after what stands there, vermilion with a cross and hatching where it
 * does not. A layer of its own, so that the plants below are not drawn again while it moves.
 */
export function AimMark({ plot, layout, state, cell }: AimMarkProps) {
  const hatching = useId();
  const { width, height } = sizeOf(plot.matrix);
  const { held, spot, refused, planted } = state;
  const aim = held && spot && !samePlace(spot, planted) ? aimAt(plot.matrix, layout, held, spot) : undefined;
  const footprint = aim?.footprint ?? refused;
  if (!footprint) return null;
  const follows =
    plot.isSaved === true && held !== null && aim !== undefined && canFollow(plot.matrix, layout, held, aim);
  const fits = follows || (aim !== undefined && aim.problem === undefined);
  const plant = aim && held ? heldPlant(layout, held) : undefined;
  const box = {
    x: footprint.x * cell + 2,
    y: footprint.y * cell + 2,
    width: footprint.width * cell - 4,
    height: footprint.height * cell - 4,
    rx: cell * 0.1,
  };
  const side = Math.min(box.width, box.height) * 0.8;
  const mark = Math.min(MARK, cell * 0.6);
  return (
    <svg
      width={width * cell}
      height={height * cell}
      className={styles.layer}
      data-aim={follows ? 'follows' : fits ? 'fits' : 'does-not-fit'}
      aria-hidden
    >
      <pattern id={hatching} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V9" className={styles.hatch} />
      </pattern>
      <rect {...box} className={classNames(styles.aim, fits ? styles.fits : styles.doesNotFit)} />
      {!fits && <rect {...box} fill={`url(#${hatching})`} />}
      {plant?.imageUrl && (
        <image
          href={plant.imageUrl}
          x={box.x + (box.width - side) / 2}
          y={box.y + (box.height - side) / 2}
          width={side}
          height={side}
          opacity="0.65"
        />
      )}
      <MeaningMark
        meaning={fits ? 'good' : 'bad'}
        ringed
        size={mark}
        x={box.x + box.width - mark - 2}
        y={box.y + box.height - mark - 2}
      />
    </svg>
  );
}

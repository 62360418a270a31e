import { type Footprint, type Matrix, sizeOf } from '@planted/garden-domain';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './plant-sign.module.css';

export interface PlantSignProps extends Omit<ComponentPropsWithRef<'span'>, 'style'> {
  /** Where the plant stands. */
  readonly at: Footprint;
  readonly matrix: Matrix;
}

/**
 * What is said of a plant beside it, in a parent as large as the bed: above or below, on the side with more room, and
 * inside the frame, for near an edge it grows away from it.
 */
export function PlantSign({ at, matrix, className, ...rest }: PlantSignProps) {
  const { width: columns, height: rows } = sizeOf(matrix);
  const middle = ((at.x + at.width / 2) / columns) * 100;
  const isBelow = at.y * 2 < rows;
  return (
    <span
      {...rest}
      className={classNames(styles.sign, className)}
      style={{
        left: `${middle}%`,
        top: `${((isBelow ? at.y + at.height : at.y) / rows) * 100}%`,
        transform: `translate(${-Math.round(middle)}%, ${isBelow ? '6px' : 'calc(-100% - 6px)'})`,
      }}
    />
  );
}

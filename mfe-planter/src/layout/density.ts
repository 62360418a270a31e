import type { Footprint } from '@planted/garden-domain';

/** How many of a plant grow in one square foot, by plant id; without an entry one plant takes its whole footprint. */
export type Density = ReadonlyMap<string, number>;

type Sides = Pick<Footprint, 'width' | 'height'>;

/** Squares (of one foot) that a footprint covers. */
export const squaresOf = ({ width, height }: Sides): number => width * height;

/** Plants that grow in a footprint: 16 carrots in one square; one that is given more room than a square stands alone. */
export const plantsIn = (footprint: Sides, perSquare: number | undefined): number =>
  perSquare === undefined || squaresOf(footprint) > 1 ? 1 : Math.max(1, Math.round(perSquare));

/** '16 plants in 1 square'. */
export const densityWords = (plants: number, squares: number): string =>
  `${counted(plants, 'plant')} in ${counted(squares, 'square')}`;

const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;

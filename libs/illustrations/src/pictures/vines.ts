import { vineSvg } from '../standalone';
import { VINE_REPEAT } from '../vine';
import type { VineLook } from '../vine';

/** Nasturtium, morning glory, sweet pea and scarlet runner bean. */
const VINES: readonly VineLook[] = [
  { seed: 'vine-1', leaf: '#4f8a4a', bloom: '#e0902a', eye: '#8a4a14' },
  { seed: 'vine-2', leaf: '#47805a', bloom: '#5b82c6', eye: '#f4e3a0' },
  { seed: 'vine-3', leaf: '#6a9550', bloom: '#d76f8d', eye: '#fbe3b0' },
  { seed: 'vine-4', leaf: '#3f7a48', bloom: '#c8442c', eye: '#f2c25a' },
];

export const VINE_COUNT = VINES.length;

/** A vine that repeats sideways without a seam; `index` counts from 0 and goes round. */
export function vinePicture(index: number, isNarrow: boolean): string {
  const width = isNarrow ? VINE_REPEAT : VINE_REPEAT * 2;
  return vineSvg(width, VINES[index % VINES.length]);
}

/**
 * How many gardeners the fullest cell has, when each gardener's hash names one of 256 slots and each cell has as many
 * slots as the next, or one more (docs/scale.md, 'cells').
 */
import { poisson } from './randomness.mjs';

const SLOTS = 256;

/**
 * @param {number} gardeners in all
 * @param {number} cells at most 256
 * @param {() => number} random
 * @returns {number}
 */
export function fullestCell(gardeners, cells, random) {
  const sizes = Array.from({ length: cells }, () => 0);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const cell = slot % cells;
    sizes[cell] = (sizes[cell] ?? 0) + poisson(gardeners / SLOTS, random);
  }
  return Math.max(...sizes);
}

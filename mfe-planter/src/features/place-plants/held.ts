import type { Footprint, FootprintProblem, Matrix } from '@planted/garden-domain';
import { arrivalAt } from '../../layout/coming';
import { footprintAt, type Layout, leftToPlace, problemAt } from '../../layout/layout';

/** What is in the gardener's hand: a plant of the list, or one that was picked up from the bed, or is to come there. */
export type Held =
  | { readonly kind: 'plant'; readonly plantId: string }
  | { readonly kind: 'placement'; readonly id: string }
  | { readonly kind: 'coming'; readonly id: string };

/** Column and row of a cell, from 0. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const samePlace = (a: Spot | null, b: Spot | null): boolean => a?.x === b?.x && a?.y === b?.y;

/** What is held, by name, color and size; undefined when it cannot be placed at all. */
export interface HeldPlant {
  readonly plantId: string;
  readonly name: string;
  readonly color: string;
  readonly imageUrl: string | undefined;
  readonly width: number;
  readonly height: number;
}

export function heldPlant(layout: Layout, held: Held): HeldPlant | undefined {
  if (held.kind !== 'plant') {
    const bed = held.kind === 'coming' ? layout.coming : layout.placements;
    const placed = bed.find(({ id }) => id === held.id);
    const kind = layout.plants.find(({ plantId }) => plantId === placed?.plantId);
    return placed && { ...placed, name: placed.plantName, imageUrl: kind?.imageUrl };
  }
  const plant = layout.plants.find(({ plantId }) => plantId === held.plantId);
  const size = plant && footprintAt(plant, 0, 0);
  if (!plant || !size || leftToPlace(layout, held.plantId) === 0) return undefined;
  const { plantId, name, color, imageUrl } = plant;
  return { plantId, name, color, imageUrl, width: size.width, height: size.height };
}

/** The footprint that would be planted, and why it cannot be (2 §5). */
export interface Aim {
  readonly footprint: Footprint;
  readonly problem: FootprintProblem | undefined;
}

export function aimAt(matrix: Matrix, layout: Layout, held: Held, { x, y }: Spot): Aim | undefined {
  const plant = heldPlant(layout, held);
  if (!plant) return undefined;
  const footprint = { x, y, width: plant.width, height: plant.height };
  if (held.kind === 'coming')
    return { footprint, problem: arrivalAt(matrix, layout, footprint, held.id).problem };
  const moving = held.kind === 'placement' ? held.id : undefined;
  return { footprint, problem: problemAt(matrix, layout, footprint, moving) };
}

/** Whether a plant that does not fit, since something stands there, can come after that. */
export const canFollow = (matrix: Matrix, layout: Layout, held: Held, { footprint, problem }: Aim): boolean =>
  held.kind === 'plant' &&
  problem === 'occupied' &&
  arrivalAt(matrix, layout, footprint).problem === undefined;

const reasons: Record<FootprintProblem, string> = {
  outside: 'it would extend past the edge of the bed',
  'not-plantable': 'part of it would be off the soil',
  occupied: 'that spot is taken',
};

export const reasonOf = (problem: FootprintProblem): string => reasons[problem];

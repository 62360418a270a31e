import { examplePlant } from '@planted/contracts/testing';
import type { Known } from '@planted/season-plan';
import { spanOfSeason } from '@planted/season';
import { gardenOf, planOf, planting, today } from '../../../libs/season-plan/src/testing/stored-garden';
import { COLUMNS, ROWS } from './size';

/** CSS pixels. */
export const CELL = 16;
export const matrix = Array.from({ length: ROWS }, () => new Array<0 | 1>(COLUMNS).fill(1));
export const season = spanOfSeason(2027, 'north');

const bean = { plantId: 'bean-bush', plantName: 'Bush Bean', state: 'coming' as const, plantedDay: null };

export const garden = gardenOf(
  ...Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const place = { x: at % COLUMNS, y: Math.floor(at / COLUMNS) };
    return [planting(`pea-${at}`, place), planting(`bean-${at}`, { ...place, ...bean, after: `pea-${at}` })];
  }).flat(),
);
export const plan = planOf(garden);
export const known: Known = {
  today,
  plants: new Map(['pea-snap', 'bean-bush'].map((id) => [id, examplePlant({ id })])),
};

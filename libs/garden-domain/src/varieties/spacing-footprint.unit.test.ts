import { footprintOfSpacing } from './spacing-footprint';

it.each([
  [3, 1, 16],
  [6, 1, 4],
  [7, 1, 1],
  [12, 1, 1],
  [13, 2, null],
  [18, 2, null],
  [36, 3, null],
])('REA-5 %s inches apart takes %s feet, with %s in a square', (inches, side, plantsPerSquare) => {
  expect(footprintOfSpacing(inches)).toEqual({ side, plantsPerSquare });
});

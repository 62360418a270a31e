/**
 * Each page that a micro-frontend brings, and what a guest first sees of it: of the page itself, not of its skeleton.
 */
export const REMOTE_PAGES = [
  ['dashboard', '/dashboard', 'main h1:not([inert] *)'],
  ['garden manager', '/garden-manager', 'main h1:not([inert] *)'],
  ['plant finder', '/plant-finder', 'main input[type=search]:not([inert] *)'],
  ['designer', '/in-ground-layout-page', 'main canvas'],
  ['planter', '/garden-summary', 'main h1:not([inert] *)'],
  ['season', '/season', 'main h1:not([inert] *)'],
] as const;

export const SHELL_PAGES = [
  ['landing', '/', 'main h1'],
  ['about', '/about', 'main h1'],
  ['account', '/account', 'main h1'],
] as const;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The mean of the middle half, for what is measured in whole frames of 17 ms: its median is one frame or the next, as chance
 * will have it, and a mean of all is at the mercy of one that the machine held up.
 */
export function middleMean(values: readonly number[]): number {
  const outside = Math.floor(values.length / 4);
  const middle = values.toSorted((a, b) => a - b).slice(outside, values.length - outside);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

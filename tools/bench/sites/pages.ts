/** Each page that a micro-frontend brings, and what a guest first sees of it. */
export const REMOTE_PAGES = [
  ['dashboard', '/dashboard', 'main h1'],
  ['garden manager', '/garden-manager', 'main h1'],
  ['plant finder', '/plant-finder', 'main input[type=search]'],
  ['designer', '/in-ground-layout-page', 'main canvas'],
  ['planter', '/garden-summary', 'main h1'],
] as const;

export const SHELL_PAGES = [
  ['landing', '/', 'main h1'],
  ['about', '/about', 'main h1'],
  ['account', '/account', 'main h1'],
] as const;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

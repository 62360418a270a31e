import type { Terms } from './terms-of';
import type { WeighedTerm } from './weighed-term';

/** What was weighed, the weightiest first, and then what could not be. */
export const weighedIn = ({ weighed, unweighed }: Terms): WeighedTerm[] => [
  ...weighed.map(
    (term): WeighedTerm => ({
      name: term.name,
      state: term.faults() === 0 ? 'kept' : 'open',
      text: term.inWords(),
    }),
  ),
  ...unweighed.map(({ name, why }): WeighedTerm => ({ name, state: 'not-weighed', text: why })),
];

/** Products whose choices of places are broken on purpose. */
const DECIDER = 'services/gardens/src/place/places.decider.ts';

/** @type {readonly import('./mutation.mjs').Mutation[]} */
export const placeMutations = [
  {
    name: 'takes a place whatever version the page shows',
    caught: 'different',
    changes: [
      {
        file: DECIDER,
        from: 'if (now.version !== expectedVersion)',
        to: 'if (now.version < expectedVersion)',
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'shows the place that was chosen first',
    caught: 'different',
    changes: [
      {
        file: DECIDER,
        from: 'const chosen = { version, choice: choice === REMOVED_TEXT ? null : choice };',
        to: 'const chosen = { version, choice: state.own.choice ?? (choice === REMOVED_TEXT ? null : choice) };',
      },
    ],
    services: ['gardens'],
  },
];

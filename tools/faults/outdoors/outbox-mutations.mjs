/** Outboxes that are broken on purpose, in browsers of a product that is whole. */
const OUTBOX = 'libs/outbox/src/create-outbox.ts';

/** @type {readonly import('../mutation.mjs').Mutation[]} */
export const outboxMutations = [
  {
    name: 'the outbox makes a new key for each try',
    caught: 'phantom',
    changes: [
      {
        file: OUTBOX,
        from: 'await parts.send(next, gardener)',
        to: 'await parts.send({ ...next, key: next.key + (pause === FIRST_PAUSE_MS ? "" : Math.random()) }, gardener)',
      },
    ],
    services: [],
  },
  {
    name: 'the outbox lets two tabs send at once',
    caught: 'duplicated',
    changes: [
      {
        file: OUTBOX,
        from: 'await parts.alone(async () => {',
        to: 'await (async (work) => work())(async () => {',
      },
    ],
    services: [],
  },
  {
    name: 'the outbox takes an answer that never came for one',
    caught: 'lost',
    changes: [{ file: OUTBOX, from: "case 'done':\n", to: "case 'done':\n        case 'unanswered':\n" }],
    services: [],
  },
  {
    name: 'the outbox sends the newest first',
    caught: 'out of order',
    changes: [
      {
        file: OUTBOX,
        from: 'const first = commands.find(waits);',
        to: 'const first = commands.findLast(waits);',
      },
      { file: OUTBOX, from: 'const claimed = now.find(waits);', to: 'const claimed = now.findLast(waits);' },
    ],
    services: [],
  },
];

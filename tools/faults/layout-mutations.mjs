/** Products whose acts in a layout are broken on purpose. */
import { EVENTS } from './mutation.mjs';

const CHANGE_LAYOUT = 'services/gardens/src/garden/change-layout.ts';

/** @type {readonly import('./mutation.mjs').Mutation[]} */
export const layoutMutations = [
  {
    name: 'refuses an act that it has made already',
    caught: 'different',
    changes: [
      {
        file: `${EVENTS}/handle-command.ts`,
        from: 'if (earlier.length > 0) return',
        to: "if (earlier.length > 0 && earlier[0]?.type !== 'LayoutChanged') return",
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'changes a layout whatever version the page shows',
    caught: 'different',
    changes: [
      {
        file: CHANGE_LAYOUT,
        from: 'command.expectedVersion !== garden.layout.version',
        to: 'command.expectedVersion > garden.layout.version',
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'does not tell a page that is behind what was planted meanwhile',
    caught: 'different',
    changes: [
      {
        file: CHANGE_LAYOUT,
        from: '(layout.changedAt.get(id) ?? 0) > since',
        to: '(layout.changedAt.get(id) ?? 0) > since + 1',
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'does not tell a page that is behind all that is to come',
    caught: 'different',
    changes: [
      {
        file: 'services/gardens/src/garden/garden-layout.ts',
        from: 'coming: [...coming.values()].map(spotOf)',
        to: 'coming: [...coming.values()].slice(1).map(spotOf)',
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'shows a layout without its first planting',
    caught: 'lost',
    changes: [
      {
        file: 'services/tracking/src/queries/fetch-layout/fetch-layout.query-handler.ts',
        from: 'plants: plants.map(withoutGarden)',
        to: 'plants: plants.slice(1).map(withoutGarden)',
      },
    ],
    services: ['tracking'],
  },
];

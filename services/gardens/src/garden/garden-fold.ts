import { type StreamFold, streamFold } from '@planted/event-sourcing/ops';
import { gardenDecider } from './garden.decider';
import { entriesOf } from './garden-entries';
import type { GardenState } from './garden-state';
import { endedOf } from './layout-history';
import { seasonOf } from './season-history';

const byDecider = streamFold('garden', gardenDecider);

/** How operators see a garden: its state, with what its gardener logged as it counts instead of as it was recorded. */
export const gardenFold: StreamFold = {
  kind: byDecider.kind,
  stateOf(events) {
    // The decider's own state.
    const state = byDecider.stateOf(events) as GardenState;
    if (!state.exists) return state;
    const { recorded: _, layout, ...shown } = state;
    const { endings: __, plans: ___, ...history } = layout;
    return {
      ...shown,
      layout: { ...history, ended: endedOf(layout) },
      season: seasonOf(state),
      entries: [...entriesOf(state).byId.values()],
    };
  },
};

import type { GardenEvent, PlacedPlant } from '@planted/contracts';

export type SavedGarden = Extract<GardenEvent, { type: 'GardenSaved' }>['data'];

/** What past events say about one garden: not there yet, or saved with the plants that stand in it. */
export type GardenState =
  | { readonly exists: false }
  | { readonly exists: true; readonly saved: SavedGarden; readonly plants: readonly PlacedPlant[] };

export const noGarden: GardenState = { exists: false };

/** Applies one event. A layout or a note of a garden that was never saved changes nothing. */
export function evolve(state: GardenState, event: GardenEvent): GardenState {
  switch (event.type) {
    case 'GardenSaved':
      return { exists: true, saved: event.data, plants: state.exists ? state.plants : [] };
    case 'LayoutSaved':
      return state.exists ? { ...state, plants: event.data.plants } : state;
    case 'GardenEventRecorded':
      return state;
    default:
      return event satisfies never;
  }
}

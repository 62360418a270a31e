import { isDeepStrictEqual } from 'node:util';
import { type PlaceChoice, type PlaceEvent, type Refusal, REMOVED_TEXT } from '@planted/contracts';
import { accept, type Decider, refuse } from '@planted/event-sourcing';

export interface ChoosePlace {
  readonly type: 'ChoosePlace';
  readonly actorId: string;
  /** null: of all that have no choice of their own. */
  readonly gardenId: string | null;
  /** The version of this choice that the page shows. */
  readonly expectedVersion: number;
  readonly choice: PlaceChoice;
}

/** What was chosen, and how often. */
export interface VersionedChoice {
  readonly version: number;
  readonly choice: PlaceChoice;
}

/** The choices of one gardener: their own, and those of gardens. */
export interface ChosenPlaces {
  readonly own: VersionedChoice;
  readonly ofGardens: ReadonlyMap<string, VersionedChoice>;
}

const nothingChosen: VersionedChoice = { version: 0, choice: null };

/** The choice of a garden, or of the gardener. */
export const choiceIn = ({ own, ofGardens }: ChosenPlaces, gardenId: string | null): VersionedChoice =>
  gardenId === null ? own : (ofGardens.get(gardenId) ?? nothingChosen);

/** Who chooses a place does not say anew whether dates follow harvests; pages of earlier releases never do. */
function withLearning(choice: PlaceChoice, before: PlaceChoice): PlaceChoice {
  if (choice?.learns !== undefined || before?.learns === undefined) return choice;
  return choice && { ...choice, learns: before.learns };
}

/** One stream for each gardener: a choice replaces the one before, of the same garden or of the gardener. */
export const placesDecider: Decider<ChoosePlace, ChosenPlaces, PlaceEvent, Refusal> = {
  initialState: { own: nothingChosen, ofGardens: new Map() },
  decide(state, { gardenId, expectedVersion, choice }) {
    const now = choiceIn(state, gardenId);
    const chosen = withLearning(choice, now.choice);
    if (isDeepStrictEqual(now.choice, chosen)) return accept();
    if (now.version !== expectedVersion)
      return refuse({
        code: 'conflict',
        field: 'expectedVersion',
        message: 'This place was changed elsewhere meanwhile',
        current: { ...now },
      });
    const data = { gardenId, version: now.version + 1, choice: chosen };
    return accept({ type: 'PlaceChosen', schemaVersion: 1, data });
  },
  evolve(state, { data: { gardenId, version, choice } }) {
    const chosen = { version, choice: choice === REMOVED_TEXT ? null : choice };
    return gardenId === null
      ? { ...state, own: chosen }
      : { ...state, ofGardens: new Map(state.ofGardens).set(gardenId, chosen) };
  },
};

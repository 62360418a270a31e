import { type Climate, climateOfOwnDates, type Place } from '@planted/season';
import { useCallback, useState } from 'react';
import { loadClimate } from '@planted/season-plan/device';
import type { Units } from './frost/measures';
import type { ReadyPlace } from './kept-place';
import { fullName, NO_PLACE, type PlaceChoice } from './place-choice';
import { type Loaded, useLoaded } from './use-loaded';
import { type OwnDatesForm, useOwnDates } from './use-own-dates';

/** 'same': a garden that follows the gardener's place. */
export type DatesBasis = 'place' | 'own' | 'none' | 'same';

export interface PlaceForm {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly choose: (place: Place) => void;
  /** The place that stands in the field; null while something else is typed. */
  readonly place: Place | null;
  readonly basis: DatesBasis;
  readonly setBasis: (basis: DatesBasis) => void;
  readonly ownDates: OwnDatesForm;
  /** Of the place that is shown. */
  readonly looked: Loaded<Climate>;
  readonly lookAgain: () => void;
  /** What the dates would rest on; null while that is not known. */
  readonly climate: Climate | null;
  /** Where the climate is; null for own dates without a place. */
  readonly shownPlace: Place | null;
  /** To keep; null while the form is not complete, and for 'same'. */
  readonly choice: PlaceChoice | null;
}

const basisOf = (kept: PlaceChoice | null, initial: DatesBasis): DatesBasis => {
  if (kept === null) return initial;
  if (kept.ownDates) return 'own';
  return kept.place ? 'place' : 'none';
};

/** A place, or own dates, in the making; begins with what has been kept. */
export function usePlaceForm(kept: ReadyPlace, units: Units): PlaceForm {
  // Only what it begins with counts: another choice begins another form.
  const [{ choice, climate, others }] = useState(kept);
  const [text, setText] = useState(choice?.place ? fullName(choice.place) : '');
  const [chosen, setChosen] = useState(choice?.place ?? null);
  const [basis, setBasis] = useState(basisOf(choice, others === undefined ? 'place' : 'same'));
  const place = chosen && text === fullName(chosen) ? chosen : null;
  const shownPlace = basis === 'same' ? (others?.place ?? null) : basis === 'own' ? place : chosen;
  const load = useCallback(
    (asked: Place) => {
      const isKnown = asked === (choice ?? others)?.place && climate && climate.basis !== 'own';
      return isKnown ? Promise.resolve(climate) : loadClimate(asked);
    },
    [choice, others, climate],
  );
  const [looked, lookAgain] = useLoaded(shownPlace, load);
  const found = looked.status === 'ready' ? looked.value : null;
  const ownDates = useOwnDates(choice?.ownDates ?? null, found, units);

  return {
    text,
    type: setText,
    choose(next) {
      setChosen(next);
      setText(fullName(next));
      if (basis === 'none' || basis === 'same') setBasis('place');
    },
    ...{ place, basis, setBasis, ownDates, looked, lookAgain, shownPlace },
    climate: climateOf(basis, found, others ?? null, ownDates),
    choice: choiceOf(basis, place, ownDates),
  };
}

function climateOf(
  basis: DatesBasis,
  found: Climate | null,
  others: PlaceChoice | null,
  { climate }: OwnDatesForm,
): Climate | null {
  if (basis === 'own') return climate;
  if (basis !== 'same' || !others?.ownDates) return found;
  const read = climateOfOwnDates(others.ownDates, found);
  return read.ok ? read.climate : null;
}

function choiceOf(basis: DatesBasis, place: Place | null, { dates }: OwnDatesForm): PlaceChoice | null {
  if (basis === 'none') return NO_PLACE;
  if (basis === 'own') return dates && { place, ownDates: dates };
  return basis === 'place' && place ? { place, ownDates: null } : null;
}

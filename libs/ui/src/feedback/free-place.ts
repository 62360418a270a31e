/** Where alerts may stand, the first being where they stand if nothing is in the way. */
const PLACES = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type AlertPlace = (typeof PLACES)[number];

/** In pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Room {
  /** How large the alerts are. */
  readonly width: number;
  readonly height: number;
  /** What of the window is theirs: margins, the ribbon and bars at the bottom are not. */
  readonly within: Box;
}

const boxAt = (place: AlertPlace, { width, height, within }: Room): Box => {
  const left = place.endsWith('left') ? within.left : within.right - width;
  const top = place.startsWith('top') ? within.top : within.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
};

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The first place at which the alerts lie over nothing that can be pressed, else that at which they lie over least; over
 * what has the focus only where every place would.
 */
export function freePlace(room: Room, pressable: readonly Box[], focused?: Box): AlertPlace {
  const covered = PLACES.map((place) => {
    const box = boxAt(place, room);
    const presses = pressable.filter((each) => overlap(box, each)).length;
    return focused && overlap(box, focused) ? presses + pressable.length + 1 : presses;
  });
  return PLACES[covered.indexOf(Math.min(...covered))] ?? PLACES[0];
}

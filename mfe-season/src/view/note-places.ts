/** Words beside the bars of a planting. */
export interface Note {
  readonly text: string;
  readonly isBad: boolean;
}

/** Where they stand: left or right of the bars, or over their end. */
export type NoteSide = 'left' | 'right' | 'over';

/** What is drawn of a planting, in percent of its lane; beyond 0 to 100 where it goes on outside. */
interface DrawnStretch {
  readonly start: number;
  readonly end: number;
}

/** Pixels that a letter takes at most on the average, in the smallest type at its heaviest. */
const LETTER = 7.4;
/** Pixels between words and what is drawn: half a stake, and some air. */
const GAP = 25;
const BETWEEN = ' · ';

const widthOf = (text: string): number => text.length * LETTER;

/**
 * Gives each note the side that it prefers, the other one where there is no room, or a place over the bars' end; what is
 * not bad and has no room is left to the bars' own sentences. Nothing is ever cut by the edge of the lane.
 * @param before prefers the left side, after the right one
 * @param lane pixels that it is wide
 */
export function placeNotes(
  { start, end }: DrawnStretch,
  lane: number,
  before: Note | undefined,
  after: Note | undefined,
): readonly (Note & { readonly side: NoteSide })[] {
  const room = { left: (start / 100) * lane - GAP, right: ((100 - end) / 100) * lane - GAP };
  const sides: Record<NoteSide, Note[]> = { left: [], right: [], over: [] };
  const put = (note: Note | undefined, wanted: 'left' | 'right', other: 'left' | 'right') => {
    if (!note) return;
    const side = [wanted, other].find((each) => widthOf(note.text) <= room[each]);
    if (side) room[side] -= widthOf(BETWEEN + note.text);
    if (side || note.isBad) sides[side ?? 'over'].push(note);
  };
  put(before, 'left', 'right');
  put(after, 'right', 'left');
  return (['left', 'right', 'over'] as const).flatMap((side) => {
    const notes = sides[side];
    if (notes.length === 0) return [];
    const text = notes.map((note) => note.text).join(BETWEEN);
    return [{ side, text, isBad: notes.some(({ isBad }) => isBad) }];
  });
}

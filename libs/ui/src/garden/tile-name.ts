/** Widths of letters in the names of tiles (12.5 px, 620 of weight), in CSS pixels. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlIfrt.,'’ -]/u, 4.4],
  [/[mwMW]/u, 10.9],
  [/[A-Z]/u, 7.6],
];
const OTHERS = 6.8;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS),
    0,
  );

/**
 * The name that a tile has room for: the whole one, its last word, or none.
 * @param room in CSS pixels
 */
export function tileName(plantName: string, room: number): string | undefined {
  const lastWord = plantName.trim().split(/\s+/).at(-1) ?? plantName;
  return [plantName, lastWord].find((name) => widthOf(name) <= room);
}

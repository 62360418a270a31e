import { type DayNumber, shortDay } from '../days/day-words';
import type { FreedPlant, GhostPlant } from './ghost';
import type { BedPlant } from './plant-tile';
import { pluralName } from './plural-name';

/** What a tag on a tile is about. */
export type Tagged = GhostPlant | (FreedPlant & { readonly kind: 'free' });

/** All that have tags: what is not there, and what leaves its squares free. */
export const taggedOf = (plants: {
  readonly list: readonly GhostPlant[];
  readonly free: readonly FreedPlant[];
}): readonly Tagged[] => [...plants.list, ...plants.free.map((one) => ({ ...one, kind: 'free' as const }))];

/** A tag with the place of its left top corner and its width, in the units of the drawing. */
export interface TagBox {
  readonly id: string;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const TAG_HEIGHT = 18;
const MARGIN = 3;
/** Widths of 11 px and 600 of weight, on average. */
const LETTER = 6.1;
const PADDING = 10;

interface Bounds {
  readonly cell: number;
  /** Of the bed, in cells. */
  readonly columns: number;
  readonly today: DayNumber;
}

/** 'kale from Aug 1', 'then beans, Jul 3', 'free from Jun 20': the whole text, and what is left of it for less room. */
function tagTexts({ plant, kind, day }: Tagged, today: DayNumber): readonly string[] {
  const name = pluralName(plant.plantName);
  if (day === null) return kind === 'then' ? [`then ${name}`, name] : [name];
  const date = shortDay(day, today);
  return {
    comes: [`${name} from ${date}`, date],
    then: [`then ${name}, ${date}`, date],
    between: [`${name} between, ${date}`, name],
    gone: [`${name} until ${date}`],
    free: [`free from ${date}`, `free ${date}`],
  }[kind];
}

/**
 * The tags of plants, each on its first square and inside the bed. Plants of one kind and day that stand side by side
 * share one; each leaves the next one of its row its room, and a tag that would cover another is left to the words of
 * its plant.
 */
export function tagBoxes(plants: readonly Tagged[], { cell, columns, today }: Bounds): TagBox[] {
  const all = plants.map((tagged) => ({ plant: tagged.plant, texts: tagTexts(tagged, today) }));
  const own = all.filter(
    ({ plant, texts }) => !all.some((other) => other.texts[0] === texts[0] && leadsTo(other.plant, plant)),
  );
  const boxes: TagBox[] = [];
  for (const { plant, texts } of own) {
    const next = own.filter((other) => other.plant.y === plant.y && other.plant.x > plant.x);
    const room = Math.min(columns, ...next.map((other) => other.plant.x)) * cell - plant.x * cell;
    const words = texts.find((text) => widthOf(text) <= room - MARGIN) ?? texts.at(-1) ?? '';
    const width = widthOf(words);
    const x = Math.max(0, Math.min(plant.x * cell + MARGIN, columns * cell - width));
    const box = { id: plant.id, words, x, y: plant.y * cell + MARGIN, width };
    if (!boxes.some((other) => overlap(other, box))) boxes.push(box);
  }
  return boxes;
}

const widthOf = (text: string): number => text.length * LETTER + PADDING;

/** Whether one stands directly left of the other, or above it. */
const leadsTo = (one: BedPlant, other: BedPlant): boolean =>
  (one.y === other.y && one.x + one.width === other.x) ||
  (one.x === other.x && one.y + one.height === other.y);

const overlap = (a: TagBox, b: TagBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + TAG_HEIGHT && b.y < a.y + TAG_HEIGHT;

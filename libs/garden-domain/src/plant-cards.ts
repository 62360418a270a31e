import { addDays, type CalendarDay } from './calendar-day';
import { type Growth, growthOn } from './growth';

/** Later stages first, from Harvest down (3 §9 'Dashboard'); stages that are not listed stand behind these. */
const STAGES_IN_ORDER = [
  'Harvest',
  'harvestable',
  'Ripening',
  'Maturing',
  'Fruiting',
  'Podding',
  'Seed Formation',
  'Tuber Bulking',
  'Tuber Initiation',
  'Root Maturation',
  'Flowering',
  'Budding',
  'Reproductive Growth',
  'Late Vegetative',
  'Vegetative',
  'Growing',
  'Root Development',
  'Early Vegetative',
  'Established',
  'Seedling',
  'Sprouted',
  'Shoot Emergence',
  'Germination',
];
const LAST = ['planted', 'planned'];

/** What a plant's card says: its stage, or its status where that matters more. */
export const cardStage = ({ status, stageName }: Pick<Growth, 'status' | 'stageName'>): string =>
  status === 'planted' ? (stageName ?? status) : status;

/** Where a card with this stage stands: 0 is first, 'planned' last. */
export function cardRank(stage: string): number {
  const last = LAST.indexOf(stage);
  if (last !== -1) return STAGES_IN_ORDER.length + 1 + last;
  const place = STAGES_IN_ORDER.indexOf(stage);
  return place === -1 ? STAGES_IN_ORDER.length : place;
}

/**
 * The cards to show: in order of their stages at most `ofOneStage` of each, then any that remain, `most` in all (3 §9).
 */
export function chooseCards<Card>(
  cards: readonly Card[],
  stageOf: (card: Card) => string,
  { most, ofOneStage }: { readonly most: number; readonly ofOneStage: number },
): Card[] {
  const shown = new Map<string, number>();
  const first: Card[] = [];
  const others: Card[] = [];
  for (const card of cards.toSorted((a, b) => cardRank(stageOf(a)) - cardRank(stageOf(b)))) {
    const before = shown.get(stageOf(card)) ?? 0;
    shown.set(stageOf(card), before + 1);
    (before < ofOneStage ? first : others).push(card);
  }
  return [...first, ...others].slice(0, most);
}

/** What a plant's card says from so many whole days after planting on; -1 is every day before that. */
export interface CardSpan {
  readonly elapsed: number;
  readonly stage: string;
}

/** Any day: all that counts is how long ago a plant was planted. */
const PLANTED: CalendarDay = '2026-01-01';

/** What a plant's card says over time, the last for good: `growthOn` as a table, for where plants are too many for it. */
export function cardSpans(plant: Parameters<typeof growthOn>[0]): CardSpan[] {
  let ends = 0;
  const changes = plant.growth_stages.map(({ days }) => (ends += days));
  const elapsed = new Set([-1, 0, ...[...changes, plant.days_to_maturity].map((days) => Math.max(0, days))]);
  return [...elapsed]
    .sort((a, b) => a - b)
    .map((days) => ({ elapsed: days, stage: cardStage(growthOn(plant, PLANTED, addDays(PLANTED, days))) }));
}

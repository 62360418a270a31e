import type { Plant, SeasonPlanting } from '@planted/contracts';
import type { Footprint } from '@planted/garden-domain';
import { type Advice, adviceSentence, isSerious } from '@planted/rotation';
import { nameOfDay, nameOfSeason, toDay } from '@planted/season';
import type { GardenPlan } from '@planted/season-plan';
import type { Clash } from './rotation-clashes';

/** 'row 3, column 4' */
export const placeWords = ({ x, y }: Pick<Footprint, 'x' | 'y'>): string => `row ${y + 1}, column ${x + 1}`;

/** The sentences why plantings of a garden stay, go or come elsewhere. Each says only what the garden knows. */
export function reasonsFor(plan: GardenPlan, clash: Clash | null) {
  const { hemisphere } = plan.almanac.climate;
  const yearOf = (season: number) => nameOfSeason(season, hemisphere).replace('Season ', '');
  const words = { nameOf: plan.words.nameOf, nameOfSeason: yearOf };
  const sentence = (advice: Advice, plantId: string) => adviceSentence(advice, plantId, words);

  /** Of the squares to which it comes. */
  function groundWords(plantId: string, spot: Footprint): string {
    if (!clash) return '';
    const advice = clash(plantId, spot);
    if (!advice) return ' No rotation rule speaks against these squares.';
    const { title, until } = sentence(advice, plantId);
    if (!isSerious(advice)) return ` Only custom speaks against these squares: ${title}.`;
    return ` Rotation speaks against these squares: ${title}. ${until}`;
  }

  return {
    yearOf,
    perennial: () => 'Perennial.',
    overEnd: (season: number) => `By its plan it still stands when ${yearOf(season)} begins.`,
    planned: (season: number) => `Already planned for ${yearOf(season)}.`,
    /** Of what goes while another of its kind is planned. */
    replaced: (season: number) => `Another is already planned for ${yearOf(season)}.`,
    notAsked: (isAnnual: boolean) => (isAnnual ? 'Annual, not asked for again.' : 'Not asked for again.'),
    noStart: () => 'Nothing of its kind can be started at this place in that season.',
    noRoom: () =>
      clash ? 'No free squares are left that rotation does not speak against.' : 'No free squares are left.',
    inFall: (season: number) =>
      `It is planted in fall and stands over the winter, from ${yearOf(season)} into the next year. `,
    /** Of what is not grown within a season; empty for an annual. */
    lifecycle: (lifecycle: Plant['lifecycle'] | undefined) =>
      lifecycle === 'biennial'
        ? 'Biennial, started anew. '
        : lifecycle === 'perennial'
          ? 'Perennial, planted anew. '
          : '',
    comes(planting: SeasonPlanting, spot: Footprint, hasFailed: boolean): string {
      const isSame = spot.x === planting.x && spot.y === planting.y;
      const ground = groundWords(planting.plantId, spot);
      if (hasFailed && !isSame) return `${failedWords(planting, plan)}${ground}`;
      if (isSame) return `Again where it stood.${ground}`;
      const left = clash?.(planting.plantId, planting);
      const until =
        left && isSerious(left)
          ? ` Its old squares: ${lowerFirst(sentence(left, planting.plantId).until)}`
          : '';
      return `From ${placeWords(planting)}.${until}${ground}`;
    },
    failedAndGoes: (planting: SeasonPlanting, why: string) => `${failedWords(planting, plan)} ${why}`,
  };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'It failed in row 4, column 4 on August 9: bacterial spot.' */
function failedWords(planting: SeasonPlanting, { words }: GardenPlan): string {
  const { end } = planting;
  const on = end ? ` on ${nameOfDay(toDay(end.day), words.year)}` : '';
  return `It failed in ${placeWords(planting)}${on}${end?.cause ? `: ${end.cause}` : ''}.`;
}

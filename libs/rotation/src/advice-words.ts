import type { Advice } from './advice';
import type { Evidence } from './rotation-facts';

/** What the words need to know beside the advice. */
export interface AdviceWords {
  readonly nameOf: (plantId: string) => string;
  /** '2026', in the south '2026–27'. */
  readonly nameOfSeason: (season: number) => string;
}

export const EVIDENCE_NAMES: Readonly<Record<Evidence, string>> = {
  trial: 'Field trial',
  extension: 'Extension advice',
  tradition: 'Tradition',
};

/** An advice in words. */
export interface AdviceSentence {
  /** 'Cherry Tomato where Potato stood in 2025' */
  readonly title: string;
  /** The sentence of the rule. */
  readonly reason: string;
  /** 'Free again in 2029.'; where only soil near it counts, that it does. */
  readonly until: string;
}

/** An advice against planting a kind, in words that say no more than the rule. */
export function adviceSentence(advice: Advice, plantId: string, words: AdviceWords): AdviceSentence {
  const { met, where, freeFrom, sentence } = advice;
  const [last] = met;
  const stood = last ? `${words.nameOf(last.plantId)} stood in ${words.nameOfSeason(last.season)}` : '';
  const place = where === 'here' ? 'where' : 'in the bed where';
  const free =
    freeFrom === null
      ? 'No number of years makes it free again.'
      : `Free again in ${words.nameOfSeason(freeFrom)}.`;
  const moves = 'Soil moves with spade, rake and water, so the rest of the bed counts, too.';
  return {
    title: `${words.nameOf(plantId)} ${place} ${stood}`,
    reason: sentence.replaceAll(/(\d) %/g, '$1%'),
    until: where === 'here' ? free : `${moves} ${free}`,
  };
}

import { learnedSentence } from '@planted/season';
import type { LearnedKinds } from '@planted/season-plan';
import type { SeasonRow } from '../view/season-row';

/** 'Your Cherry Tomato ripens 9 days after the packet (2 years).', by the names of the kinds. */
export function learnedWords(learned: LearnedKinds, rows: readonly SeasonRow[]): string[] {
  return [...learned]
    .flatMap(([plantId, found]) => {
      const own = rows.filter((row) => row.plantId === plantId);
      const blooms = own.some(({ steps }) => steps.some(({ kind }) => kind === 'first-bloom'));
      const name = own[0]?.name;
      return name === undefined
        ? []
        : [learnedSentence(name, blooms ? 'first-bloom' : 'first-harvest', found)];
    })
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}

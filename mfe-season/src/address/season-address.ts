import { type Grouping, GROUPINGS } from '../view/groups';
import { type Phase, PHASES } from '../view/pieces';
import { type Span, SPANS } from '../view/axis';
import { chosenStepOf, type ChosenStep, stepParameter } from '@planted/season-plan';

/** What of the season is shown: all of it is in the address. */
export interface SeasonAddress {
  readonly group: Grouping;
  readonly show: Span;
  /** The year in which the season begins; null for the one that today is in. */
  readonly season: number | null;
  /** Which month or quarter of the season, from 0; null for the one that today is in, or the first. */
  readonly part: number | null;
  readonly bed: string | null;
  readonly phase: Phase | null;
  readonly showsFinished: boolean;
  readonly chosen: ChosenStep | null;
}

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((known) => known === word);

const numberIn = (text: string | null, least: number, most: number): number | null => {
  const number = text === null || !/^\d{1,4}$/.test(text) ? Number.NaN : Number(text);
  return number >= least && number <= most ? number : null;
};

/** Reads `addressToSearch`; what is no choice of this page is as if it were not there. */
export function addressFromSearch(search: URLSearchParams): SeasonAddress {
  return {
    group: oneOf(GROUPINGS, search.get('group')) ?? 'bed',
    show: oneOf(SPANS, search.get('show')) ?? 'year',
    season: numberIn(search.get('season'), 1900, 2199),
    part: numberIn(search.get('part'), 0, 11),
    bed: search.get('bed') || null,
    phase: oneOf(PHASES, search.get('only')) ?? null,
    showsFinished: search.get('finished') !== 'no',
    chosen: chosenStepOf(search.get('step')),
  };
}

/** What differs from the page without a choice, as a query. */
export function addressToSearch(address: SeasonAddress): URLSearchParams {
  const { group, show, season, part, bed, phase, showsFinished, chosen } = address;
  const search = new URLSearchParams();
  if (group !== 'bed') search.set('group', group);
  if (show !== 'year') search.set('show', show);
  if (season !== null) search.set('season', String(season));
  if (part !== null && show !== 'year') search.set('part', String(part));
  if (bed !== null) search.set('bed', bed);
  if (phase !== null) search.set('only', phase);
  if (!showsFinished) search.set('finished', 'no');
  if (chosen) search.set('step', stepParameter(chosen));
  return search;
}

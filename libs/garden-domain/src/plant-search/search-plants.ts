import {
  hasPart,
  matchSlip,
  matchTerm,
  type NameTerm,
  type TermMatch,
  toNameTerm,
  toTypedTerm,
  type TypedTerm,
} from './match-term';
import { toSearchTerm } from './search-words';

/** What a search reads of a plant record. */
export interface SearchablePlant {
  readonly plant_name: string;
  readonly scientific_name: string | null;
  /** Its family in a gardener's words. */
  readonly crop_type: string;
  /** Plurals, and British, Indian and other names; none where the catalog's service is older. */
  readonly other_names?: readonly string[] | undefined;
  /** Common misspellings that are more than one slip away. */
  readonly misspelled_names?: readonly string[] | undefined;
  /** Names of its varieties; none where they are not loaded. */
  readonly variety_names?: readonly string[] | undefined;
}

export interface PlantMatch<Searched> {
  readonly plant: Searched;
  /** The other name that matched, where the plant's own did not. */
  readonly alias?: string;
  /** The name of the variety that matched, where neither the plant's own nor another name of it did. */
  readonly variety?: string;
  /** What was meant, in lower case, where it matched but for one slip of the finger. */
  readonly meant?: string;
}

export interface PlantSearch<Searched> {
  /** By name first, then by another name, by a variety, by family, by text, and what one slip is away from; equals as they were given. */
  readonly matches: readonly PlantMatch<Searched>[];
  /** What was meant instead of what was typed, each once; empty unless all matches are by a slip. */
  readonly meant: readonly string[];
}

/** From best to worst. What has the typed words in a name, all before a misspelled one, ends the search for slips. */
const RANKS = {
  name: { exact: 0, whole: 1, start: 2 },
  partOfName: 3,
  alias: { exact: 4, whole: 5, start: 6 },
  variety: { exact: 7, whole: 8, start: 9 },
  misspelled: 10,
  family: 11,
  text: 12,
  slip: 13,
  slipAtStart: 14,
} as const;

interface Ranked<Searched> extends PlantMatch<Searched> {
  readonly rank: number;
}

interface PlantTerms {
  readonly name: NameTerm;
  /** The name in lower case. */
  readonly called: string;
  readonly others: readonly NameTerm[];
  readonly misspelled: readonly NameTerm[];
  readonly varieties: readonly NameTerm[];
  /** In lower case. */
  readonly family: string;
}

/** A plant's names are taken apart once, not at every keystroke. */
const knownTerms = new WeakMap<SearchablePlant, PlantTerms>();

function termsOf(plant: SearchablePlant): PlantTerms {
  const known = knownTerms.get(plant);
  if (known) return known;
  const terms = {
    name: toNameTerm(plant.plant_name),
    called: plant.plant_name.toLowerCase(),
    others: (plant.other_names ?? []).map(toNameTerm),
    misspelled: (plant.misspelled_names ?? []).map(toNameTerm),
    varieties: (plant.variety_names ?? []).map(toNameTerm),
    family: `${plant.crop_type}\n${plant.scientific_name ?? ''}`.toLowerCase(),
  };
  knownTerms.set(plant, terms);
  return terms;
}

type FoundBy = Omit<Ranked<never>, 'plant'>;

/** The first of some names that has the typed words best, and how. */
function bestOf(names: readonly NameTerm[], typed: TypedTerm, ranks: Record<TermMatch, number>) {
  let best: { readonly rank: number; readonly text: string } | undefined;
  for (const name of names) {
    const match = matchTerm(name, typed);
    if (match && (!best || ranks[match] < best.rank)) best = { rank: ranks[match], text: name.text };
  }
  return best;
}

/** How a plant is called by a text, or often misspelled. */
function namedBy(terms: PlantTerms, text: string, typed: TypedTerm): FoundBy | undefined {
  const { name, called, others, misspelled, varieties } = terms;
  const isPart = called.includes(text);
  if (typed.words.length === 0) return isPart ? { rank: RANKS.partOfName } : undefined;
  const match = matchTerm(name, typed);
  if (match) return { rank: RANKS.name[match] };
  if (isPart || hasPart(name, typed)) return { rank: RANKS.partOfName };
  const alias = bestOf(others, typed, RANKS.alias);
  if (alias) return { rank: alias.rank, alias: alias.text };
  const variety = bestOf(varieties, typed, RANKS.variety);
  if (variety) return { rank: variety.rank, variety: variety.text };
  return misspelled.some((term) => matchTerm(term, typed) === 'exact')
    ? { rank: RANKS.misspelled, meant: name.text.toLowerCase() }
    : undefined;
}

/** The name that is one slip away from what was typed, in whole or in its beginning. */
function slipOf({ name, others, varieties }: PlantTerms, typed: TypedTerm): FoundBy | undefined {
  let begun: FoundBy | undefined;
  for (const terms of [[name], others, varieties])
    for (const term of terms) {
      const { whole, start } = matchSlip(term, typed);
      if (whole === undefined && start === undefined) continue;
      const by = terms === others ? { alias: term.text } : terms === varieties ? { variety: term.text } : {};
      if (whole !== undefined) return { rank: RANKS.slip, meant: whole, ...by };
      if (start !== undefined) begun ??= { rank: RANKS.slipAtStart, meant: start, ...by };
    }
  return begun;
}

/**
 * The plants that a gardener may mean by a text: by their names, plurals and other names, by names of varieties, by family and
 * scientific name, by any other text of theirs, and, where no name has what was typed, by a name that is one slip of the finger away.
 * @param typed as it stands in the search field; blank finds every plant
 * @param textOf further text of a plant, in lower case, that finds it as well
 */
export function searchPlants<Searched extends SearchablePlant>(
  plants: readonly Searched[],
  typed: string,
  textOf: (plant: Searched) => string = () => '',
): PlantSearch<Searched> {
  const text = typed.trim().toLowerCase();
  if (text === '') return { matches: plants.map((plant) => ({ plant })), meant: [] };
  const known = plants.map(termsOf);
  const term = toTypedTerm(toSearchTerm(text));

  const foundBy = (plant: Searched, terms: PlantTerms): FoundBy | undefined => {
    const named = namedBy(terms, text, term);
    if (named) return named;
    if (terms.family.includes(text)) return { rank: RANKS.family };
    return textOf(plant).includes(text) ? { rank: RANKS.text } : undefined;
  };
  const found: Ranked<Searched>[] = [];
  for (const [at, terms] of known.entries()) {
    const plant = plants[at] as Searched;
    const by = foundBy(plant, terms);
    if (by) found.push({ plant, ...by });
  }
  if (term.words.length > 0 && !found.some(({ rank }) => rank <= RANKS.variety.start))
    found.push(...slips(plants, term, new Set(found.map(({ plant }) => plant))));
  const matches = found.toSorted((a, b) => a.rank - b.rank);
  const meant = matches.every((match) => match.meant !== undefined)
    ? [...new Set(matches.flatMap((match) => match.meant ?? []))]
    : [];
  return { matches: matches.map(({ rank: _rank, ...match }) => match), meant };
}

/** The plants a slip away from what was typed; those whose name only begins like it where there are no others. */
function slips<Searched extends SearchablePlant>(
  plants: readonly Searched[],
  typed: TypedTerm,
  found: ReadonlySet<Searched>,
): Ranked<Searched>[] {
  const near = plants.flatMap((plant) => {
    const slip = found.has(plant) ? undefined : slipOf(termsOf(plant), typed);
    return slip ? [{ plant, ...slip }] : [];
  });
  const whole = near.filter(({ rank }) => rank === RANKS.slip);
  return whole.length > 0 ? whole : near;
}

const orWords = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** More meanings than these are not listed. */
const MAX_MEANT = 3;

/** '3 results for courgette · you typed “courgete”'; empty where nothing was put right. */
export const slipWords = ({ matches, meant }: PlantSearch<unknown>, typed: string): string =>
  meant.length === 0
    ? ''
    : `${matches.length} ${matches.length === 1 ? 'result' : 'results'} for ${orWords.format(meant.slice(0, MAX_MEANT))} · you typed “${typed.trim()}”`;

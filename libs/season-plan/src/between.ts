import type { Plant, SeasonPlanting } from '@planted/contracts';
import {
  type Interplanting,
  interplantingOf,
  interplantingSentence,
  notInterplantedSentence,
} from '@planted/garden-domain';
import { type Day, nameOfDay } from '@planted/season';
import type { GardenPlan } from './garden-plan';
import { hostsIn } from './to-plantings';

/** Two kinds that would share squares. */
interface Pair {
  readonly under: Plant;
  readonly over: Plant;
}

/** What a planting between another one would be, by the plan in which it is to come. */
interface Between {
  /** 'Radish among the Carrot, out by June 3; Carrot needs the room from June 20.' */
  readonly words: string;
  /** Why the facts of both kinds allow it. */
  readonly reason: string;
}

/**
 * Whether one kind can grow in squares of another one, by the facts of both and the days of their plan.
 * @param ids of both plantings in the plan; null where the garden has no place, and facts alone decide
 * @returns as `refused` the sentence that says why not
 */
export function betweenIn(
  pair: Pair,
  plan: GardenPlan | null,
  ids: { readonly under: string; readonly over: string },
): Between | { readonly refused: string } {
  const { under, over } = pair;
  const facts = interplantingOf(under, over);
  if (!facts) return { refused: notInterplantedSentence(under, over) };
  const reason = interplantingSentence(under, over, facts);
  const out = plan?.planned.find(({ id }) => id === ids.under)?.stands?.until ?? null;
  const room = plan && roomDay(plan, ids.over, over);
  const [name, other] = [under.plant_name, over.plant_name];
  if (!plan || out === null) return { words: `${name} among the ${other}.`, reason };
  const until = `${name} among the ${other}, out by ${nameOf(out, plan)}`;
  if (room === null || facts.why === 'in-shade') return { words: `${until}.`, reason };
  const needs = `${other} needs the room from ${nameOf(room, plan)}`;
  return isInTime(facts, out, room)
    ? { words: `${until}; ${needs}.`, reason }
    : { refused: `${name} would be out by ${nameOf(out, plan)}, but ${needs}.` };
}

/** By the id of each planting of a garden that grows in squares of another one (SEA-8): 'between the Carrot plants'. */
export function betweenWords(stored: readonly SeasonPlanting[]): ReadonlyMap<string, string> {
  const names = new Map(stored.map(({ id, plantName }) => [id, plantName]));
  return new Map([...hostsIn(stored)].map(([id, host]) => [id, `between the ${names.get(host)} plants`]));
}

const isInTime = ({ why }: Interplanting, out: Day, room: Day): boolean => why === 'in-shade' || out <= room;

const nameOf = (day: Day, { words }: GardenPlan): string => nameOfDay(day, words.year);

/** From when a planting fills its squares: its last stage leads to its first harvest. Null where it has no such day. */
function roomDay({ planned }: GardenPlan, id: string, { growth_stages: stages }: Plant): Day | null {
  const steps = planned.find((one) => one.id === id)?.steps ?? [];
  const ripe = steps.find(({ kind }) => kind === 'first-harvest' || kind === 'first-bloom');
  const last = stages.at(-1);
  return ripe && last ? ripe.day - last.days : null;
}

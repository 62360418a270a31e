/** What of a kind says whether it may share squares with another one: fields of its record. Lengths in inches, times in days. */
export interface InterplantingFacts {
  readonly id: string;
  readonly plant_name: string;
  readonly plant_type: string;
  readonly lifecycle: string;
  /** 'small', 'medium' or 'large'. */
  readonly plant_size: string;
  readonly mature_height: number;
  /** 'Low', 'Moderate' or 'High'. */
  readonly shade_tolerance: string;
  readonly days_to_maturity: number;
  readonly growth_stages: readonly { readonly name: string; readonly days: number }[];
  /** Ids of kinds that harm it, or that it harms. */
  readonly avoid_plants: readonly string[];
}

/** Why a fast or low kind may stand in the squares of a slow one (SEA-8). */
export type Interplanting =
  /** It is ripe after `ripe` days, and the other one needs the room after `room`. */
  | { readonly why: 'out-before'; readonly ripe: number; readonly room: number }
  /** It stays this low, tolerates shade, and the other one grows so tall. */
  | { readonly why: 'in-shade'; readonly low: number; readonly tall: number };

/** What grows so tall leaves room beneath it. */
const TALL = 36;
/** What grows beneath is a third of it, or less. */
const TIMES_TALLER = 3;

/**
 * Whether the facts of two kinds let `under` grow in the squares of `over`: it is ripe before the other one begins its
 * last stage, in which that fills its squares, or it is low, tolerates shade and is faster than a tall one.
 * @returns null where they do not
 */
export function interplantingOf(under: InterplantingFacts, over: InterplantingFacts): Interplanting | null {
  const isPair = under.id !== over.id && under.plant_size === 'small' && isSown(under) && isSown(over);
  if (!isPair || under.avoid_plants.includes(over.id) || over.avoid_plants.includes(under.id)) return null;
  const [ripe, room] = [under.days_to_maturity, roomAfter(over)];
  if (ripe <= room) return { why: 'out-before', ripe, room };
  const [low, tall] = [under.mature_height, over.mature_height];
  const isBeneath = tall >= TALL && tall >= TIMES_TALLER * low && under.shade_tolerance !== 'Low';
  return isBeneath && ripe < over.days_to_maturity ? { why: 'in-shade', low, tall } : null;
}

const isSown = ({ lifecycle, plant_type }: InterplantingFacts): boolean =>
  lifecycle === 'annual' && plant_type !== 'house plant' && plant_type !== 'flower';

/** Days of its growth after which a kind fills its squares: all but the last stage. */
export function roomAfter({ growth_stages: stages }: Pick<InterplantingFacts, 'growth_stages'>): number {
  return stages.slice(0, -1).reduce((sum, { days }) => sum + days, 0);
}

/** The reason as a sentence: 'Radish is ripe after 28 days, and Carrot needs the room after 49.' */
export function interplantingSentence(
  { plant_name: under }: Pick<InterplantingFacts, 'plant_name'>,
  { plant_name: over }: Pick<InterplantingFacts, 'plant_name'>,
  reason: Interplanting,
): string {
  return reason.why === 'out-before'
    ? `${under} is ripe after ${reason.ripe} days, and ${over} needs the room after ${reason.room}.`
    : `${under} stays ${reason.low} inches low and tolerates the shade of ${over}, which grows ${reason.tall} inches tall.`;
}

/** Why two kinds cannot share squares, as a sentence. */
export const notInterplantedSentence = (
  { plant_name: under }: Pick<InterplantingFacts, 'plant_name'>,
  { plant_name: over }: Pick<InterplantingFacts, 'plant_name'>,
): string =>
  `${under} can't share squares with ${over}: it isn't ripe before ${over} needs the room, and it isn't a low plant that tolerates its shade.`;

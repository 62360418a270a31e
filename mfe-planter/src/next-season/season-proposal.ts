import type { SeasonPlanting } from '@planted/contracts';
import { type Footprint, sharesSquares } from '@planted/garden-domain';
import { type Advice, isSerious } from '@planted/rotation';
import { type DaySpan, seasonOf, spanOfSeason } from '@planted/season';
import { laterStartIn, placeInTime, startsIn } from '@planted/season-plan';
import { groundOfSeason, type SeasonGround } from './ground-of-season';
import { nextCorners } from './next-bed';
import type { ComingFate, NextLine, NextSeason, NextSeasonAsked, StartOfLine } from './next-season';
import { reasonsFor } from './reasons';

type Corner = Pick<Footprint, 'x' | 'y'>;

/** A proposal as it fills, planting by planting: each is told once, and what comes takes its squares. */
export class SeasonProposal {
  /** That is planned, by the year in which it begins. */
  readonly season: number;
  /** Its days, and those of the season before. */
  readonly days: DaySpan;
  readonly before: DaySpan;
  readonly reasons: ReturnType<typeof reasonsFor>;
  readonly soil: SeasonGround;
  /** The first day on which something can be put on it. */
  readonly #start: number;
  readonly #lines = new Map<string, NextLine>();
  readonly #chances = new Map<string, StartOfLine | null>();
  readonly #corners: ReturnType<typeof nextCorners>;

  constructor(private readonly asked: NextSeasonAsked) {
    const { bed, matrix, day, clash } = asked;
    const { hemisphere } = bed.plan.almanac.climate;
    this.season = seasonOf(day, hemisphere) + 1;
    this.before = spanOfSeason(this.season - 1, hemisphere);
    this.days = spanOfSeason(this.season, hemisphere);
    this.#start = Math.max(this.days.from, bed.known.today);
    this.reasons = reasonsFor(bed.plan, clash);
    this.soil = groundOfSeason(bed, matrix, this.#start);
    this.#corners = nextCorners(matrix);
  }

  get lines(): readonly NextLine[] {
    return [...this.#lines.values()];
  }

  isTold = (id: string): boolean => this.#lines.has(id);

  lifecycleOf = ({ plantId }: SeasonPlanting) => this.asked.bed.known.plants.get(plantId)?.lifecycle;

  /** How a kind is started in the season; null where it cannot be. */
  chanceOf(plantId: string): StartOfLine | null {
    const found = this.#chances.get(plantId);
    if (found !== undefined) return found;
    const { garden, plan } = this.asked.bed;
    const day = this.#start;
    const [inSeason] = startsIn(plan, garden.style, [plantId], { day, until: null });
    const later = inSeason ? null : laterStartIn(plan, garden.style, plantId, day);
    const start = inSeason ? { ...inSeason, overwinters: false } : later && { ...later, ripe: null };
    this.#chances.set(plantId, start);
    return start;
  }

  planned(planting: SeasonPlanting): void {
    const reason = this.reasons.planned(this.season);
    this.#say(planting, { fate: 'planned', spot: planting, chance: null, reason });
  }

  stays(planting: SeasonPlanting): void {
    const isPerennial = this.lifecycleOf(planting) === 'perennial';
    const reason = isPerennial ? this.reasons.perennial() : this.reasons.overEnd(this.season);
    this.#say(planting, { fate: 'stays', spot: planting, chance: null, reason });
  }

  goes(planting: SeasonPlanting, reason: string): void {
    this.#say(planting, { fate: 'goes', spot: null, chance: null, reason });
  }

  comes(planting: SeasonPlanting, spot: Footprint, hasFailed: boolean): void {
    this.soil.take(spot);
    const chance = this.chanceOf(planting.plantId);
    const fate = this.#fateOf(planting, spot, hasFailed);
    const years = chance?.overwinters
      ? this.reasons.inFall(this.season)
      : this.reasons.lifecycle(this.lifecycleOf(planting));
    const reason = `${years}${this.reasons.comes(planting, spot, hasFailed)}`;
    this.#say(planting, { fate, spot, chance, reason });
  }

  #fateOf(planting: SeasonPlanting, spot: Footprint, hasFailed: boolean): ComingFate {
    const isSame = spot.x === planting.x && spot.y === planting.y;
    if (hasFailed && !isSame) return 'elsewhere';
    if (this.chanceOf(planting.plantId)?.overwinters) return 'in-fall';
    if (this.lifecycleOf(planting) !== 'annual') return 'anew';
    return isSame ? 'again' : 'shifts';
  }

  /** The first free squares on its way on that were not its own, and that rotation does not speak against. */
  spotFor(planting: SeasonPlanting): Footprint | undefined {
    const { clash } = this.asked;
    for (const corner of this.#corners(planting)) {
      const spot = spotAt(planting, corner);
      if (!this.soil.hasRoom(spot) || sharesSquares(spot, planting)) continue;
      if (!isAgainst(clash?.(planting.plantId, spot))) return spot;
    }
    return undefined;
  }

  /** The corners to which a planting may come, with all others where they are proposed. */
  cornersFor(plantingId: string): readonly Footprint[] {
    const line = this.#lines.get(plantingId);
    if (!line) return [];
    const { planting, spot, chance } = line;
    if (spot && chance) this.soil.give(spot);
    const free = this.asked.matrix
      .flatMap((row, y) => row.map((_, x) => spotAt(planting, { x, y })))
      .filter((corner) => this.soil.hasRoom(corner));
    if (spot && chance) this.soil.take(spot);
    return free;
  }

  /** Of one act: what comes is added, and nothing else. */
  changes(): NextSeason['changes'] {
    const wanted = this.lines.flatMap(({ planting, spot, chance }) => {
      if (!spot || !chance) return [];
      const { id, plantId, color, plantsPerSquare } = planting;
      const added = { id: this.asked.idFor(id), plantId, color, plantsPerSquare };
      return [{ spot: { ...added, ...spotAt(planting, spot) }, chance }];
    });
    return placeInTime({ ...this.asked.bed, ground: this.soil.ground }, wanted) ?? [];
  }

  #say(planting: SeasonPlanting, line: Omit<NextLine, 'planting'>): void {
    this.#lines.set(planting.id, { planting, ...line });
  }
}

/** The footprint of a planting at another corner. */
export const spotAt = ({ width, height }: Footprint, { x, y }: Corner): Footprint => ({
  x,
  y,
  width,
  height,
});

const isAgainst = (advice: Advice | null | undefined): boolean => !!advice && isSerious(advice);

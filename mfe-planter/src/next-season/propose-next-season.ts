import type { SeasonPlanting } from '@planted/contracts';
import { type DaySpan, toDay } from '@planted/season';
import { bedOn, type BedSpan, spansOf } from '@planted/season-plan';
import type { NextSeason, NextSeasonAsked } from './next-season';
import { SeasonProposal, spotAt } from './season-proposal';

/**
 * The season after the one of a day (TIM-4): what stands over its end stays, annuals go, come again or shift to the next
 * bed, and what failed is proposed elsewhere. Pure, and the same for the same garden. Nothing that stands, has ended or
 * was planned before is changed.
 */
export function proposeNextSeason(asked: NextSeasonAsked): NextSeason {
  const { garden, plan, known } = asked.bed;
  const proposal = new SeasonProposal(asked);
  const { season, before } = proposal;
  const spans = spansOf(garden, plan, known.today);
  const standing = bedOn(spans, asked.day, before).stands.map(({ planting }) => planting);
  const failed = failedIn(garden.plantings, before);

  const planned = plannedIn(spans, proposal.days);
  for (const planting of planned) proposal.planned(planting);
  const stays = new Set(proposal.soil.ground.standing.map(({ id }) => id));
  for (const planting of standing) if (stays.has(planting.id)) proposal.stays(planting);

  const stood = new Set(standing.map(({ id }) => id));
  const open = [...standing, ...failed.filter(({ id }) => !stood.has(id))].filter(
    ({ id }) => !proposal.isTold(id),
  );
  const coming = comingOf(open, { failed, planned }, { asked, proposal });
  const unplaced = [...coming.byRule, ...placedByHand(coming, proposal)];
  placeByRule(unplaced, coming, proposal);

  return {
    ...{ season, standing, lines: proposal.lines, changes: proposal.changes() },
    cornersFor: (plantingId) => proposal.cornersFor(plantingId),
  };
}

interface Coming {
  /** In the order in which they stand. */
  readonly byRule: readonly SeasonPlanting[];
  /** With the corners that were chosen for them. */
  readonly byHand: readonly (readonly [SeasonPlanting, { readonly x: number; readonly y: number }])[];
  readonly hasFailed: (planting: SeasonPlanting) => boolean;
  /** Whether it is looked for another spot; else it comes where it stood. */
  readonly isMoving: (planting: SeasonPlanting) => boolean;
}

/** Of what does not stand over the end of the season what comes again; of the rest it is told why not. */
function comingOf(
  plantings: readonly SeasonPlanting[],
  { failed, planned }: Record<'failed' | 'planned', readonly SeasonPlanting[]>,
  { asked: { rule, choices }, proposal }: { asked: NextSeasonAsked; proposal: SeasonProposal },
): Coming {
  const isReplaced = replacedBy(planned);
  const failedIds = new Set(failed.map(({ id }) => id));
  const hasFailed = ({ id }: SeasonPlanting) => failedIds.has(id);
  const byRule: SeasonPlanting[] = [];
  const byHand: (readonly [SeasonPlanting, { readonly x: number; readonly y: number }])[] = [];
  for (const planting of plantings) {
    const choice = choices.get(planting.id);
    const isAsked = hasFailed(planting) || rule !== 'go';
    if (choice === undefined && isReplaced(planting))
      goes(planting, proposal.reasons.replaced(proposal.season), hasFailed(planting), proposal);
    else if (choice === 'go' || (choice === undefined && !isAsked)) {
      const isAnnual = proposal.lifecycleOf(planting) === 'annual';
      goes(planting, proposal.reasons.notAsked(isAnnual), hasFailed(planting), proposal);
    } else if (!proposal.chanceOf(planting.plantId))
      goes(planting, proposal.reasons.noStart(), hasFailed(planting), proposal);
    else if (choice !== undefined) byHand.push([planting, choice === 'stay' ? planting : choice]);
    else byRule.push(planting);
  }
  const isMoving = (planting: SeasonPlanting) => hasFailed(planting) || rule === 'shift';
  return { byRule, byHand, hasFailed, isMoving };
}

function goes(planting: SeasonPlanting, why: string, hasFailed: boolean, proposal: SeasonProposal): void {
  proposal.goes(planting, hasFailed ? proposal.reasons.failedAndGoes(planting, why) : why);
}

/** @returns those whose chosen squares are not free: they come by the rule */
function placedByHand({ byHand, hasFailed }: Coming, proposal: SeasonProposal): SeasonPlanting[] {
  return byHand.flatMap(([planting, corner]) => {
    const spot = spotAt(planting, corner);
    if (!proposal.soil.hasRoom(spot)) return [planting];
    proposal.comes(planting, spot, hasFailed(planting));
    return [];
  });
}

function placeByRule(
  plantings: readonly SeasonPlanting[],
  { hasFailed, isMoving }: Coming,
  proposal: SeasonProposal,
): void {
  for (const planting of plantings.toSorted(inTurn(hasFailed, isMoving))) {
    const moved = isMoving(planting) ? proposal.spotFor(planting) : undefined;
    if (moved) proposal.comes(planting, moved, hasFailed(planting));
    else if (!isMoving(planting) && proposal.soil.hasRoom(planting))
      proposal.comes(planting, spotAt(planting, planting), false);
    else goes(planting, proposal.reasons.noRoom(), hasFailed(planting), proposal);
  }
}

/** What was planned before for a season: what is to come then, and what is in the bed without having been started. */
const plannedIn = (spans: readonly BedSpan[], { from: first, to: end }: DaySpan): SeasonPlanting[] =>
  spans
    .filter(({ planting, from }) => planting.state !== 'ended' && from >= first && from <= end)
    .map(({ planting }) => planting);

/** What failed in a season. */
const failedIn = (plantings: readonly SeasonPlanting[], season: DaySpan): SeasonPlanting[] =>
  plantings.filter(({ state, end }) => {
    if (state !== 'ended' || end?.how !== 'failed') return false;
    const day = toDay(end.day);
    return season.from <= day && day <= season.to;
  });

/** One of a kind for each of it that is planned already is not asked for again: to ask twice does not plan twice. */
function replacedBy(planned: readonly SeasonPlanting[]): (planting: SeasonPlanting) => boolean {
  const left = planned.map(({ plantId }) => plantId);
  return ({ plantId }) => {
    const at = left.indexOf(plantId);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
}

/** What stays where it is takes its squares first, then what failed; of the rest the largest, row by row. */
const inTurn =
  (hasFailed: Coming['hasFailed'], isMoving: Coming['isMoving']) =>
  (a: SeasonPlanting, b: SeasonPlanting): number =>
    Number(isMoving(a)) - Number(isMoving(b)) ||
    Number(hasFailed(b)) - Number(hasFailed(a)) ||
    b.squares - a.squares ||
    a.y - b.y ||
    a.x - b.x;

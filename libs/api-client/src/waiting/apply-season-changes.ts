import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';
import { isIntoGround } from '@planted/garden-domain';

function withDay<Step extends string>(
  days: readonly { readonly step: Step; readonly day: string }[],
  step: Step,
  day: string | null,
): { step: Step; day: string }[] {
  const others = days.filter((one) => one.step !== step);
  return day === null ? others : [...others, { step, day }];
}

function applied(planting: SeasonPlanting, change: LayoutChangeRequest): SeasonPlanting {
  switch (change.type) {
    case 'fix-step':
      return { ...planting, fixed: withDay(planting.fixed, change.step, change.day) };
    case 'do-step': {
      const { step, day } = change;
      if (!isIntoGround(step)) return { ...planting, done: withDay(planting.done, step, day) };
      if (day === null)
        return { ...planting, plantedDay: null, state: planting.wasComing ? 'coming' : planting.state };
      const wasComing = planting.wasComing || planting.state === 'coming';
      return { ...planting, plantedDay: day, state: 'standing', wasComing };
    }
    case 'end':
      return {
        ...planting,
        state: 'ended',
        end: { day: change.day, how: change.how, cause: change.cause ?? null },
      };
    case 'restore':
      return { ...planting, state: 'standing', end: null };
    default:
      return planting;
  }
}

/** A season, whatever else it tells. */
export interface Plantings {
  readonly plantings: SeasonPlanting[];
}

/** The season as it is once the changes are made, to be shown before the answer. What is added comes with the answer. */
export function applySeasonChanges<Season extends Plantings>(
  season: Season,
  changes: readonly LayoutChangeRequest[],
): Season {
  const plantings = season.plantings.map((planting) =>
    changes.reduce<SeasonPlanting>(
      (now, change) => ('id' in change && change.id === planting.id ? applied(now, change) : now),
      planting,
    ),
  );
  return { ...season, plantings };
}

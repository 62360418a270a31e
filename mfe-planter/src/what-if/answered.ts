import type { FetchedBranch, PlannedChange, UnfitPlanting } from '@planted/contracts';
import type { PlantingSpot } from '@planted/garden-domain';
import type { BedBase } from '../saved-garden/bed-draft';
import { today } from '../saved-garden/today';
import { compare, type Comparison } from './comparison';
import { inTheWay } from './in-the-way';
import { type WayOut, waysOut } from './ways-out';

/** What needs an answer, with its ways out and the one that is chosen. */
interface Question {
  readonly unfit: UnfitPlanting;
  /** What stands in the garden where it is wanted. */
  readonly inTheWay: readonly PlantingSpot[];
  readonly ways: readonly WayOut[];
  readonly chosen: WayOut | undefined;
}

export interface Answered {
  readonly questions: readonly Question[];
  /** What fits, then what the answers make. */
  readonly changes: readonly PlannedChange[];
  /** Null where even what fits cannot be made: the garden has gone on. */
  readonly comparison: Comparison | null;
}

interface Asked {
  readonly base: BedBase;
  readonly adoption: FetchedBranch['adoption'];
  /** By the planting's id, the id of the way out; the first one without. */
  readonly answers: ReadonlyMap<string, WayOut['id']>;
  readonly nameOf: (plantId: string) => string;
}

/**
 * What adopting a draft leads to with the gardener's answers. Each is found beside those before it, so that all of them
 * can be made together.
 */
export function answered({ base, adoption, answers, nameOf }: Asked): Answered {
  const questions: Question[] = [];
  let changes: readonly PlannedChange[] = adoption.changes;
  let comparison = compare(base, changes);
  for (const unfit of adoption.unfit) {
    const made = changes;
    const together = (more: readonly PlannedChange[]) => compare(base, [...made, ...more]);
    const blocking = inTheWay(base, unfit);
    const ways = comparison
      ? waysOut(unfit, {
          ...{ comparison, inTheWay: blocking, nameOf, today: today() },
          fits: (more) => together(more) !== null,
        })
      : [];
    const chosen = ways.find(({ id }) => id === answers.get(unfit.id)) ?? ways[0];
    questions.push({ unfit, inTheWay: blocking, ways, chosen });
    const next = chosen ? together(chosen.changes) : null;
    if (!chosen || !next) continue;
    changes = [...made, ...chosen.changes];
    comparison = next;
  }
  return { questions, changes, comparison };
}

import type { CalendarDay } from '@planted/garden-domain';
import type { ChangeLayout } from '../garden/garden-command';
import type { ExistingGarden } from '../garden/garden-state';

/** Which branch of which garden. */
interface OfBranch {
  readonly actorId: string;
  readonly gardenId: string;
  readonly branchId: string;
}

/** Tries another plan beside a garden. */
interface BeginBranch extends OfBranch {
  readonly type: 'BeginBranch';
  readonly name: string;
  /** So many events the garden has. */
  readonly gardenEvents: number;
  readonly today: CalendarDay;
}

/** Makes the changes of one act in a branch. */
export interface ChangeBranch extends OfBranch {
  readonly type: 'ChangeBranch';
  /** The garden after the events that the branch starts from: those never change. */
  readonly base: ExistingGarden;
  readonly change: ChangeLayout;
}

interface RenameBranch extends OfBranch {
  readonly type: 'RenameBranch';
  readonly name: string;
}

/** Throws a branch away. */
interface DiscardBranch extends OfBranch {
  readonly type: 'DiscardBranch';
}

/** Opens a branch again that was thrown away or adopted. */
interface RestoreBranch extends OfBranch {
  readonly type: 'RestoreBranch';
}

/** Notes that what a branch changes was made in its garden. */
interface AdoptBranch extends OfBranch {
  readonly type: 'AdoptBranch';
  /** The version of the garden's layout that it led to. */
  readonly version: number;
}

export type BranchCommand =
  | BeginBranch
  | ChangeBranch
  | RenameBranch
  | DiscardBranch
  | RestoreBranch
  | AdoptBranch;

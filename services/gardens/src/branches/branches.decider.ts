import { type BranchEvent, MAX_OPEN_BRANCHES, type Refusal, REMOVED_TEXT } from '@planted/contracts';
import { accept, type Decider, type Decision, refuse } from '@planted/event-sourcing';
import { changeLayout } from '../garden/change-layout';
import { asStored, refusalOfRecord } from './branch-changes';
import type { BranchCommand, ChangeBranch } from './branch-command';
import { gardenOf } from './branch-garden';
import { type Branch, type Branches, openBranches } from './branch-state';

type BranchDecision = Decision<BranchEvent, Refusal>;

/** The rules of a garden's branches (TIM-5). Whose garden it is was found out before. */
export const branchesDecider: Decider<BranchCommand, Branches, BranchEvent, Refusal> = {
  initialState: new Map(),
  decide(branches, command) {
    const { gardenId, branchId } = command;
    const branch = branches.get(branchId);
    if (command.type === 'BeginBranch') return beginBranch(branches, command);
    if (!branch) return refuse(branchNotFound);
    const named = { gardenId, branchId };
    switch (command.type) {
      case 'ChangeBranch':
        return branch.status === 'open' ? changeBranch(branch, command) : refuse(refusalOfClosed(branch));
      case 'RenameBranch': {
        if (branch.status !== 'open') return refuse(refusalOfClosed(branch));
        if (branch.name === command.name) return accept();
        return accept({ type: 'BranchRenamed', schemaVersion: 1, data: { ...named, name: command.name } });
      }
      case 'DiscardBranch':
        if (branch.status === 'discarded') return accept();
        if (branch.status === 'adopted') return refuse(refusalOfClosed(branch));
        return accept({ type: 'BranchDiscarded', schemaVersion: 1, data: named });
      case 'RestoreBranch':
        if (branch.status === 'open') return accept();
        if (openBranches(branches).length >= MAX_OPEN_BRANCHES) return refuse(tooMany);
        return accept({ type: 'BranchRestored', schemaVersion: 1, data: named });
      case 'AdoptBranch':
        if (branch.status === 'adopted') return refuse(refusalOfClosed(branch));
        return accept({
          type: 'BranchAdopted',
          schemaVersion: 1,
          data: { ...named, version: command.version },
        });
      default:
        return command satisfies never;
    }
  },
  evolve(branches, event) {
    const { branchId } = event.data;
    const after = evolveBranch(branches.get(branchId), event);
    return after ? new Map(branches).set(branchId, after) : branches;
  },
};

/** The same answer for a branch that is not there and for one of another garden. */
export const branchNotFound: Refusal = {
  code: 'not-found',
  field: 'branchId',
  message: 'Draft not found',
};

/** Of a branch that is not open. */
export const refusalOfClosed = ({ status }: Pick<Branch, 'status'>): Refusal => ({
  code: 'conflict',
  field: 'branchId',
  message: status === 'adopted' ? 'This draft was adopted already.' : 'This draft was discarded.',
});

const tooMany: Refusal = {
  code: 'conflict',
  message: `A garden has at most ${MAX_OPEN_BRANCHES} drafts. Discard one to begin another.`,
};

function beginBranch(
  branches: Branches,
  { gardenId, branchId, name, gardenEvents, today }: Extract<BranchCommand, { type: 'BeginBranch' }>,
): BranchDecision {
  const message = 'branchId: is already the id of another draft';
  if (branches.has(branchId)) return refuse({ code: 'conflict', field: 'branchId', message });
  if (openBranches(branches).length >= MAX_OPEN_BRANCHES) return refuse(tooMany);
  const data = { gardenId, branchId, gardenEvents, day: today, name };
  return accept({ type: 'BranchBegun', schemaVersion: 1, data });
}

function changeBranch(branch: Branch, { gardenId, branchId, base, change }: ChangeBranch): BranchDecision {
  const unplanned = refusalOfRecord(change.changes, 'changes');
  if (unplanned) return refuse(unplanned);
  const garden = gardenOf(base, branch);
  const decision = changeLayout(garden, change);
  if (!decision.ok) return decision;
  if (decision.events.length === 0) return accept();
  const day = change.today;
  const changes = asStored(change.changes, change.plants);
  const { version } = gardenOf(garden, { acts: [{ changes, day }] }).layout;
  return accept({
    type: 'BranchChanged',
    schemaVersion: 1,
    data: { gardenId, branchId, version, day, changes },
  });
}

function evolveBranch(branch: Branch | undefined, event: BranchEvent): Branch | undefined {
  if (event.type === 'BranchBegun') {
    const { branchId: id, name, day, gardenEvents } = event.data;
    return { id, name, day, gardenEvents, acts: [], status: 'open', wasAdopted: false };
  }
  if (!branch) return undefined;
  switch (event.type) {
    case 'BranchChanged': {
      const { day, changes } = event.data;
      return { ...branch, acts: [...branch.acts, { day, changes: changes === REMOVED_TEXT ? [] : changes }] };
    }
    case 'BranchRenamed':
      return { ...branch, name: event.data.name };
    case 'BranchDiscarded':
      return { ...branch, status: 'discarded' };
    case 'BranchRestored':
      return { ...branch, status: 'open', wasAdopted: branch.wasAdopted || branch.status === 'adopted' };
    case 'BranchAdopted':
      return { ...branch, status: 'adopted' };
    default:
      return event satisfies never;
  }
}

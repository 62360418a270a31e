import {
  type BranchEvent,
  type LayoutChangeRequest,
  MAX_OPEN_BRANCHES,
  REMOVED_TEXT,
} from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import {
  acting,
  end,
  first,
  fresh,
  past,
  place,
  second,
  stateOf,
  today,
} from '../garden/change-layout.examples';
import { ada, kitchenBedId } from '../garden/garden.examples';
import type { BranchCommand } from './branch-command';
import { gardenOf } from './branch-garden';
import { branchesDecider } from './branches.decider';

const salad = '0e000000-0000-4000-8000-000000000001';
const of = { actorId: ada, gardenId: kitchenBedId, branchId: salad };
const base = stateOf(...past);
const begin = (branchId = salad): BranchCommand => ({
  ...{ ...of, type: 'BeginBranch', branchId, name: 'More salad', gardenEvents: 3, today },
});
const change = (changes: LayoutChangeRequest[], expectedVersion = 2): BranchCommand => ({
  ...{ ...of, type: 'ChangeBranch', base, change: acting(changes, { expectedVersion }) },
});

/** What these commands store, one after the other; the last one's refusal. */
function after(...commands: BranchCommand[]) {
  const events: BranchEvent[] = [];
  for (const [n, command] of commands.entries()) {
    const decision = branchesDecider.decide(fold(branchesDecider, events), command);
    if (decision.ok) events.push(...decision.events);
    else if (n === commands.length - 1) return { events, refusal: decision.refusal };
    else throw new Error(JSON.stringify(decision.refusal));
  }
  return { events, refusal: undefined };
}
const branchAfter = (...commands: BranchCommand[]) => {
  const branch = fold(branchesDecider, after(...commands).events).get(salad);
  if (!branch) throw new Error('no branch');
  return branch;
};

describe('TIM-5 the branches of a garden', () => {
  it('keeps acts as they were asked for, and what the catalog says of a kind', () => {
    const { events } = after(
      begin(),
      change([place(0, 2)]),
      change([end(first, { cause: ' too many ' })], 3),
    );
    expect(events.slice(1)).toMatchObject([
      {
        type: 'BranchChanged',
        data: { version: 3, changes: [{ id: fresh, plantName: 'Radish', color: '#d4365c' }] },
      },
      { type: 'BranchChanged', data: { version: 4, changes: [{ id: first, cause: 'too many' }] } },
    ]);
    const garden = gardenOf(base, branchAfter(begin(), change([place(0, 2)])));
    expect(garden.plants.map(({ id }) => id)).toContain(fresh);
    expect(base.plants.map(({ id }) => id)).not.toContain(fresh);
  });

  it('holds the rules of the garden, by what stands in the branch', () => {
    expect(after(begin(), change([place(1, 0)])).refusal).toMatchObject({
      code: 'conflict',
      field: 'changes.0',
    });
    expect(after(begin(), change([end(second)]), change([place(1, 0)], 3)).refusal).toBeUndefined();
    expect(after(begin(), change([place(0, 2)]), change([end(first)], 2)).refusal).toMatchObject({
      ...{ code: 'conflict', field: 'expectedVersion', current: { version: 3 } },
    });
  });

  it.each<[string, LayoutChangeRequest]>([
    ['changes.0.type', { type: 'do-step', id: first, step: 'sow', day: today }],
    ['changes.0.type', { type: 'settings', name: 'Salad Bed' }],
    ['changes.0.type', { type: 'reshape', matrix: '1', turns: 0, shiftX: 0, shiftY: 0 }],
    ['changes.0.harvest', end(first, { how: 'harvested', harvest: { value: 2 } })],
  ])('refuses what is no plan by its name: %s %j', (field, record) => {
    expect(after(begin(), change([record])).refusal).toMatchObject({ code: 'invalid', field });
  });

  it('has at most ten open ones: another can be begun, or opened again, when one is thrown away', () => {
    const ids = Array.from(
      { length: MAX_OPEN_BRANCHES },
      (_, n) => `0f000000-0000-4000-8000-00000000000${n}`,
    );
    const ten = ids.map((id) => begin(id));
    const discard: BranchCommand = { ...of, type: 'DiscardBranch', branchId: ids[0] ?? '' };
    const restore: BranchCommand = { ...discard, type: 'RestoreBranch' };
    const tooMany = {
      code: 'conflict',
      message: 'A garden has at most 10 drafts. Discard one to begin another.',
    };
    expect(after(...ten, begin()).refusal).toEqual(tooMany);
    expect(after(...ten, discard, begin(), restore).refusal).toEqual(tooMany);
    expect(after(...ten, discard, restore).refusal).toBeUndefined();
  });

  it('is closed by adoption, once, and by being thrown away; both can be taken back', () => {
    const adopt: BranchCommand = { ...of, type: 'AdoptBranch', version: 3 };
    const discard: BranchCommand = { ...of, type: 'DiscardBranch' };
    const restore: BranchCommand = { ...of, type: 'RestoreBranch' };
    const rename: BranchCommand = { ...of, type: 'RenameBranch', name: 'Salad' };
    const adopted = { code: 'conflict', field: 'branchId', message: 'This draft was adopted already.' };
    for (const late of [adopt, discard, rename, change([place(0, 2)])])
      expect(after(begin(), adopt, late).refusal).toEqual(adopted);
    for (const late of [rename, change([place(0, 2)])])
      expect(after(begin(), discard, late).refusal).toMatchObject({ message: 'This draft was discarded.' });
    expect(after(begin(), discard, discard, restore, restore).events.map(({ type }) => type)).toEqual([
      ...['BranchBegun', 'BranchDiscarded', 'BranchRestored'],
    ]);
    expect(branchAfter(begin(), adopt, restore, rename, rename)).toMatchObject({
      ...{ status: 'open', wasAdopted: true, name: 'Salad' },
    });
  });

  it('refuses an id in use, and one that is none of this garden', () => {
    expect(after(begin(), begin()).refusal).toMatchObject({ code: 'conflict', field: 'branchId' });
    expect(after(change([place(0, 2)])).refusal).toEqual({
      ...{ code: 'not-found', field: 'branchId', message: 'Draft not found' },
    });
  });

  it('TIM-6 reads a branch whose gardener is forgotten as one without acts', () => {
    const { events } = after(begin(), change([place(0, 2)]));
    const [begun, changed] = events;
    if (begun?.type !== 'BranchBegun' || changed?.type !== 'BranchChanged') throw new Error('not stored');
    const forgotten: BranchEvent[] = [
      { ...begun, data: { ...begun.data, name: REMOVED_TEXT } },
      { ...changed, data: { ...changed.data, changes: REMOVED_TEXT } },
    ];
    const branch = fold(branchesDecider, forgotten).get(salad);
    expect(branch).toMatchObject({ name: REMOVED_TEXT, acts: [{ changes: [] }] });
    expect(branch && gardenOf(base, branch).plants).toEqual(base.plants);
  });
});

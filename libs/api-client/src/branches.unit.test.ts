import { adoptBranch } from './adopt-branch';
import { beginBranch } from './begin-branch';
import { changeBranch } from './change-branch';
import { discardBranch } from './discard-branch';
import { renameBranch } from './rename-branch';
import { restoreBranch } from './restore-branch';

const named = {
  gardenId: '0190a000-0000-7000-8000-000000000001',
  branchId: '0190a000-0000-7000-8000-000000000020',
};
const done = { branchId: named.branchId };
const restore = { type: 'restore' as const, id: named.branchId };

describe('TIM-5 the calls of branches', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it.each([
    ['beginBranch', () => beginBranch({ ...named, name: 'Salad' }, 'key'), done],
    ['renameBranch', () => renameBranch({ ...named, name: 'Salad' }, 'key'), done],
    [
      'changeBranch',
      () => changeBranch({ ...named, expectedVersion: 2, changes: [restore] }, 'key'),
      { version: 3 },
    ],
    ['discardBranch', () => discardBranch(named, 'key'), done],
    ['restoreBranch', () => restoreBranch(named, 'key'), done],
    [
      'adoptBranch',
      () => adoptBranch({ ...named, expectedVersion: 2, branchVersion: 3 }, 'key'),
      { version: 3 },
    ],
  ])('%s posts to its address under its key, and takes its own answer only', async (name, call, data) => {
    const asked: unknown[] = [];
    const answers: unknown[] = [{ data }, { data: null }];
    globalThis.fetch = async (address, init) => {
      asked.push([String(address), init?.method, new Headers(init?.headers).get('idempotency-key')]);
      return Response.json(answers.shift());
    };
    expect(await call()).toEqual(data);
    expect(asked).toEqual([[`/api/gardens/${name}`, 'POST', 'key']]);
    await expect(call()).rejects.toMatchObject({ code: 'answer' });
  });
});

import { QueryClient } from '@tanstack/react-query';
import { createLayoutSaver } from './layout-saver';
import { type LayoutDraft, layoutKeys } from './save-layout-draft';

const gardenId = '0190a000-0000-7000-8000-000000000001';
const act = { key: 'act', expectedVersion: 2 };
type Answer = () => Response | Promise<Response>;
const made: Answer = () => Response.json({ data: { version: 3 } });
const lost: Answer = () => Promise.reject(new TypeError('lost'));
const signedOut: Answer = () =>
  Response.json({ error: 'Not logged in', code: 'unauthorized' }, { status: 401 });

/** A page with one act to save, and a server that answers in turn; tells what the page was told, in order. */
function pageWith(...answers: Answer[]) {
  const told: string[] = [];
  let isLeft = true;
  let isSettled = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (answers.shift() ?? made)());
  const client = new QueryClient();
  jest.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    told.push(`stale ${String(filters?.queryKey)}`);
  });
  const save = createLayoutSaver(
    client,
    {
      showAlert: ({ kind, title }) => told.push(`${kind}: ${title}`),
      dismissAlert: (alert) => void told.push(`dismissed: ${told[alert - 1]}`),
      askToSignIn: async () => told.push('asked to sign in'),
    },
    {
      nameOf: () => 'Kitchen Bed',
      isSettled: () => isSettled,
      end: (reason) => void told.push(reason === null ? 'saved' : 'not saved'),
    },
  );
  const draft: LayoutDraft<typeof act> = {
    gardenId,
    nextAct: () => (isLeft ? act : null),
    requestOf: () => [{ type: 'restore', id: gardenId }],
    keep: async () => told.push('kept'),
    acknowledge: () => void (isLeft = false),
    drop: () => undefined,
    catchUp: () => undefined,
  };
  return { told, save: () => save(draft), ask: () => void (isSettled = false) };
}
const stale = layoutKeys.map((key) => `stale ${String(key)}`);

describe('the saver of a saved garden', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('EDT-1 keeps the act before it is sent and what it led to, and reads anew all that shows the garden', async () => {
    const { told, save } = pageWith(made);
    await save();
    expect(told).toEqual(['kept', 'saved', 'success: Kitchen Bed saved', 'kept', ...stale]);
  });

  it('EDT-4 does not say that it is saved where the gardener is asked something', async () => {
    const { told, save, ask } = pageWith(made);
    ask();
    await save();
    expect(told).toEqual(['kept', 'saved', 'kept', ...stale]);
  });

  it('EDT-1 tells a failure, until it is tried again', async () => {
    const { told, save } = pageWith(lost, made);
    await save();
    expect(told.splice(0)).toEqual([
      ...['kept', 'not saved', 'error: Kitchen Bed was not saved', 'kept'],
      ...stale,
    ]);
    await save();
    expect(told[0]).toMatch(/^dismissed/);
    await save();
    expect(told.filter((line) => line.startsWith('dismissed'))).toHaveLength(1);
  });

  it('EDT-1 asks whose session has ended to sign in', async () => {
    const { told, save } = pageWith(signedOut);
    await save();
    expect(told).toContain('asked to sign in');
    expect(told.indexOf('asked to sign in')).toBeGreaterThan(told.indexOf('not saved'));
  });

  it('EDT-5 tells no failure of a call that ended because the page is being left', async () => {
    jest.useFakeTimers();
    const leaving: Answer = () => {
      window.dispatchEvent(new Event('pagehide'));
      return Promise.reject(new TypeError('lost'));
    };
    const { told, save } = pageWith(leaving);
    const saving = save();
    await jest.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['kept']);
    // One that stays after all is told.
    await jest.advanceTimersByTimeAsync(1500);
    await saving;
    expect(told).toContain('error: Kitchen Bed was not saved');
  });
});

import type { NoteCommand } from '@planted/contracts/pushed-note';
import type { Commands } from '@planted/outbox';
import { browserCommandStore } from '../../waiting/browser-command-store';
import { actOnNote } from './act-on-note';
import { sendFromWorker } from './send-from-worker';

const stored = new Map<string, Commands>();
jest.mock('../../waiting/browser-command-store', () => ({
  browserCommandStore: {
    read: async (gardener: string) => stored.get(gardener) ?? [],
    change: async (gardener: string, change: (now: Commands) => Commands) => {
      const next = change(stored.get(gardener) ?? []);
      stored.set(gardener, next);
      return next;
    },
  },
}));

const command = (key: string, body = '{}'): NoteCommand => ({
  ...{ key, call: 'update-reminder', method: 'PATCH', address: `/api/reminder/updateReminder/${key}` },
  ...{ body, gardenId: null, version: null },
});
const note = (parts: object) => ({
  ...{ title: 'x', body: 'x', owner: 'ada', day: '2027-06-01', done: null, tomorrow: [] },
  ...parts,
});
const keysOf = (gardener: string) => (stored.get(gardener) ?? []).map(({ key }) => key);

interface Asked {
  readonly path: string;
  readonly key: string | null;
  readonly gardener: string | null;
}
let asked: Asked[];
let answers: (path: string) => Response;
const told: unknown[] = [];

beforeEach(() => {
  stored.clear();
  [asked, told.length] = [[], 0];
  answers = () => Response.json({ data: {} });
  globalThis.fetch = async (path, init) => {
    const headers = new Headers(init?.headers);
    asked.push({
      path: String(path),
      key: headers.get('idempotency-key'),
      gardener: headers.get('for-gardener'),
    });
    return answers(String(path));
  };
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: { request: (_name: string, work: () => unknown) => work() } },
    configurable: true,
  });
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    value: class {
      postMessage = (message: unknown) => void told.push(message);
      close = () => {};
    },
    configurable: true,
    writable: true,
  });
});
const realFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('a button of a note', () => {
  it('TEL-4 Done sends its commands in order, once, for the gardener whose note it is', async () => {
    await actOnNote(note({ done: [command('a'), command('b')] }), 'done', sendFromWorker);
    expect(asked.map(({ key, gardener }) => [key, gardener])).toEqual([
      ['a', 'ada'],
      ['b', 'ada'],
    ]);
    expect(keysOf('ada')).toEqual([]);
    // Pages look at the list before and after.
    expect(told).toEqual([null, null]);
  });

  it('TEL-4 says when it was pressed', async () => {
    const body = '{"wateringDate":"{day}","wateringTime":"{time}","completed_at":"{moment}"}';
    const now = new Date(2027, 5, 1, 7, 5);
    await actOnNote(note({ done: [command('a', body)] }), 'done', async () => {}, now);
    expect(stored.get('ada')).toMatchObject([
      {
        at: '2027-06-01T07:05',
        body: `{"wateringDate":"2027-06-01","wateringTime":"07:05","completed_at":"${now.toISOString()}"}`,
        refusal: null,
      },
    ]);
  });

  it('TEL-4 without a signal it waits in the outbox, behind what waits there, and is not doubled by a second press', async () => {
    stored.set('ada', [
      { ...command('first'), at: '', mayHaveArrived: false, isOfDraft: false, refusal: null },
    ]);
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const pressed = note({ tomorrow: [command('a')] });
    await actOnNote(pressed, 'tomorrow', sendFromWorker);
    await actOnNote(pressed, 'tomorrow', sendFromWorker);
    expect(keysOf('ada')).toEqual(['first', 'a']);
    expect(stored.get('ada')?.map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([true, false]);
  });

  it('TEL-4 refreshes a session that has become old overnight', async () => {
    let isFresh = false;
    answers = (path) => {
      if (path === '/api/refresh-session') isFresh = true;
      return isFresh ? Response.json({}) : Response.json({ error: 'Not logged in' }, { status: 401 });
    };
    await actOnNote(note({ done: [command('a')] }), 'done', sendFromWorker);
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['a', 'refresh-session', 'a']);
    expect(keysOf('ada')).toEqual([]);
  });

  it.each([401, 409, 503])(
    'TEL-4 what is answered %d stays for the next page to go on with',
    async (status) => {
      answers = () => Response.json({ error: 'no' }, { status });
      await actOnNote(note({ done: [command('a'), command('b')] }), 'done', sendFromWorker);
      expect(keysOf('ada')).toEqual(['a', 'b']);
      expect(stored.get('ada')?.every(({ refusal }) => refusal === null)).toBe(true);
    },
  );

  it('TEL-4 does nothing where there is nothing to be sent', async () => {
    await actOnNote(note({}), 'tomorrow', sendFromWorker);
    await actOnNote(note({ day: null }), 'done', sendFromWorker);
    await actOnNote(note({ tomorrow: null }), 'tomorrow', sendFromWorker);
    expect([asked, await browserCommandStore.read('ada')]).toEqual([[], []]);
  });
});

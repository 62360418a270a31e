import type { LayoutChangeRequest, LayoutSince } from '@planted/contracts';
import { type LayoutDraft, saveLayoutDraft } from './save-layout-draft';

const gardenId = '0190a000-0000-7000-8000-000000000001';
interface Act {
  readonly key: string;
  readonly expectedVersion: number;
  readonly changes: readonly LayoutChangeRequest[];
}

/** A draft with one change, and a server that answers in turn. */
function drafted(...answers: (() => Response | Promise<never>)[]) {
  const calls: string[] = [];
  let version = 2;
  let isLeft = true;
  globalThis.fetch = async (_, init) => {
    const { expectedVersion } = JSON.parse(String(init?.body));
    calls.push(`sent on ${expectedVersion} under ${new Headers(init?.headers).get('idempotency-key')}`);
    const answer = answers.shift();
    if (!answer) throw new TypeError('asked once too often');
    return answer();
  };
  const draft: LayoutDraft<Act> = {
    gardenId,
    nextAct: () =>
      isLeft
        ? { key: `act ${version}`, expectedVersion: version, changes: [{ type: 'restore', id: gardenId }] }
        : null,
    requestOf: ({ changes }) => changes,
    keep: async () => calls.push('kept'),
    acknowledge(_, made) {
      calls.push(`made ${made}`);
      isLeft = false;
    },
    drop: () => void calls.push('dropped'),
    catchUp(since: LayoutSince) {
      version = since.version;
    },
  };
  return { draft, calls };
}
const conflict = (version: number) => () =>
  Response.json(
    { error: 'Changed', code: 'conflict', current: { version, matrix: null, plants: [], ended: [] } },
    { status: 409 },
  );
const made = (version: number) => () => Response.json({ data: { version } });

describe('EDT-4 a draft of a saved garden', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('is kept before each act is sent, and goes on from what another page has made', async () => {
    const { draft, calls } = drafted(conflict(3), made(4));
    await saveLayoutDraft(draft);
    expect(calls).toEqual([
      'kept',
      'sent on 2 under act 2',
      'dropped',
      'kept',
      'sent on 3 under act 3',
      'made 4',
    ]);
  });

  it.each<[string, () => Response | Promise<never>, object, string[]]>([
    ['without an answer', () => Promise.reject(new TypeError('lost')), { code: 'network' }, []],
    [
      'while the server is busy',
      () => Response.json({ error: 'Busy', code: 'unavailable' }, { status: 503 }),
      { status: 503 },
      [],
    ],
    [
      'refused for good',
      () => Response.json({ error: 'No', code: 'invalid' }, { status: 400 }),
      { status: 400 },
      ['dropped'],
    ],
  ])('%s stays to be sent again, unless the act can never be', async (_, answer, cause, then) => {
    const { draft, calls } = drafted(answer);
    await expect(saveLayoutDraft(draft)).rejects.toMatchObject(cause);
    expect(calls.slice(2)).toEqual(then);
  });

  it('takes a change back that can never be made, and goes on with what is left', async () => {
    const refusal = {
      ...{ error: 'changes.0: overlaps another plant', code: 'conflict', field: 'changes.0' },
      current: { id: 'peas', by: 'beans' },
    };
    const { draft, calls } = drafted(
      () => Response.json(refusal, { status: 409 }),
      () =>
        Response.json({ error: 'changes.12.y: must be at least 0', field: 'changes.12.y' }, { status: 400 }),
      made(3),
    );
    const takeBack: LayoutDraft<Act>['takeBack'] = (_, { index, ids }, reason) => {
      calls.push(`taken back ${index} ${ids.join()}: ${reason}`);
      return true;
    };
    await saveLayoutDraft({ ...draft, takeBack });
    const sent = ['kept', 'sent on 2 under act 2'];
    expect(calls).toEqual([
      ...[...sent, 'dropped', 'taken back 0 peas,beans: overlaps another plant'],
      ...[...sent, 'dropped', 'taken back 12 : must be at least 0'],
      ...[...sent, 'made 3'],
    ]);
  });

  it.each([
    ['a draft that has nothing of it', 'changes.0', true],
    ['a page that takes nothing back', 'changes.0', false],
    ['an act that is refused as a whole', 'gardenId', true],
  ])('tells %s of the refusal, and sends nothing again', async (_, field, takes) => {
    const { draft, calls } = drafted(() => Response.json({ error: `${field}: No`, field }, { status: 409 }));
    const saving = saveLayoutDraft({ ...draft, ...(takes && { takeBack: () => field !== 'changes.0' }) });
    await expect(saving).rejects.toThrow(field === 'changes.0' ? /^No$/ : 'gardenId: No');
    expect(calls).toEqual(['kept', 'sent on 2 under act 2', 'dropped']);
  });

  it('gives up where others are faster each time', async () => {
    const { draft, calls } = drafted(...Array.from({ length: 6 }, (_, tries) => conflict(3 + tries)));
    await expect(saveLayoutDraft(draft)).rejects.toThrow('being changed elsewhere right now');
    expect(calls.filter((call) => call === 'dropped')).toHaveLength(6);
  });
});

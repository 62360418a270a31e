import type { RecordedEvent } from './event';
import { shareDecryption } from './share-decryption';
import { metadataOf } from './testing/append-events';

const sealed = (version: number): RecordedEvent => ({
  ...{ id: `event-${version}`, stream: 'tally-rose', version, type: 'Added', schemaVersion: 1 },
  ...{ data: 'sealed', metadata: metadataOf(), sequence: version },
});

function setUp() {
  const asked: number[][] = [];
  const answers = { fail: false };
  const decrypt = shareDecryption(async (events) => {
    asked.push(events.map(({ version }) => version));
    if (answers.fail) throw new Error('no keys');
    return events.map((event) => ({ ...event, data: 'open' }));
  });
  return { asked, answers, decrypt };
}

describe('decryption that is shared', () => {
  it('asks once for an event that several are handed, in any company', async () => {
    const { asked, decrypt } = setUp();
    const [one, two, three] = [sealed(1), sealed(2), sealed(3)];
    const answers = await Promise.all([decrypt([one, two]), decrypt([two]), decrypt([one, two, three])]);
    expect(asked).toEqual([[1, 2], [3]]);
    expect(answers.map((events) => events.map(({ version, data }) => [version, data]))).toEqual(
      [[1, 2], [2], [1, 2, 3]].map((versions) => versions.map((version) => [version, 'open'])),
    );
    // Another reading of the same event is another object, whose key may be gone meanwhile.
    await decrypt([sealed(1)]);
    expect(asked).toHaveLength(3);
  });

  it('asks for nothing that this process has just encrypted', async () => {
    const asked: number[] = [];
    const known = new Map<string, unknown>([['event-1', 'as it was']]);
    const decrypt = shareDecryption(
      async (events) => {
        asked.push(...events.map(({ version }) => version));
        return events.map((event) => ({ ...event, data: 'open' }));
      },
      { get: (id) => known.get(id) },
    );
    const [one, two] = [sealed(1), sealed(2)];
    expect((await decrypt([one, two])).map(({ data }) => data)).toEqual(['as it was', 'open']);
    known.clear();
    // As long as they have the event, it is what it was.
    expect((await decrypt([one])).map(({ data }) => data)).toEqual(['as it was']);
    expect(asked).toEqual([2]);
  });

  it('asks again after a failure, which all are told', async () => {
    const { asked, answers, decrypt } = setUp();
    const event = sealed(1);
    answers.fail = true;
    const failing = await Promise.allSettled([decrypt([event]), decrypt([event])]);
    expect(failing.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    answers.fail = false;
    expect(await decrypt([event])).toMatchObject([{ data: 'open' }]);
    expect(asked).toHaveLength(2);
  });

  it('leaves large batches, which are of one reader, alone', async () => {
    const { asked, decrypt } = setUp();
    const events = Array.from({ length: 17 }, (_, i) => sealed(i + 1));
    await decrypt(events);
    await decrypt(events);
    expect(asked).toHaveLength(2);
  });
});

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ExportedAccount } from '@planted/contracts';
import { type Messaging, RefusalError } from '@planted/service-kit';
import { accountDocument } from './account-document';

const account: ExportedAccount = {
  id: '0190a000-0000-7000-8000-00000000ada0',
  given_name: 'Ada',
  profile_picture_url: null,
  email: null,
  created_at: '2026-05-21T09:00:00.000Z',
  identities: [],
  factors: [],
  sessions: [],
};
const context = { actor: { userId: account.id }, correlationId: 'c', commandId: 'c' };

const nowhere = { place: null, ownDates: null };
const places = {
  ...{ version: 2, choice: { ...nowhere, learns: false }, inherited: null, from: 'gardener', climate: null },
  gardens: [{ gardenId: account.id, choice: nowhere, climate: null }],
};

const ownKind = { id: `radish--${account.id}`, isPlant: false, name: 'Ada’s', facts: {}, isRemoved: false };

/** So many parts of so many rows of each list; the rows are numbers. */
function documentOf(parts: number, rows: number) {
  const asked: unknown[] = [];
  const send = async ({ name }: { name: string }, input: { after: string | null }): Promise<unknown> => {
    asked.push(input);
    if (name === 'fetch-place') return { data: places };
    if (name === 'fetch-own-kinds') return { data: [ownKind] };
    const from = Number(input.after ?? 0);
    const next = from + rows < parts * rows ? String(from + rows) : null;
    return { rows: Array.from({ length: rows }, (_, n) => from + n), next };
  };
  const messaging = { send: send as Messaging['send'] };
  return { asked, document: accountDocument(messaging, { at: '2026-05-22', account }, context) };
}

describe('the document of an account', () => {
  it.each([
    [1, 0],
    [1, 1],
    [3, 2],
  ])('is JSON, whether lists come in %i parts of %i rows', async (parts, rows) => {
    const list = Array.from({ length: parts * rows }, (_, n) => n);
    const { document } = documentOf(parts, rows);
    expect(JSON.parse(await text(Readable.from(document)))).toEqual({
      format: 'planted-account',
      version: 1,
      exported_at: '2026-05-22',
      account,
      gardens: list,
      plants: list,
      reminders: list,
      journal: list,
      activity: list,
      season: list,
      devices: list,
      events: list,
      places: [
        { gardenId: null, place: null, ownDates: null, learns: false },
        { gardenId: account.id, place: null, ownDates: null },
      ],
      own_kinds: [ownKind],
      messages: list,
    });
  });

  it('asks for a part only when the one before it is taken', async () => {
    const { asked, document } = documentOf(1000, 1);
    const stream = Readable.from(document, { highWaterMark: 1 })[Symbol.asyncIterator]();
    for (let taken = 0; taken < 20; taken += 1) await stream.next();
    expect(asked.length).toBeLessThanOrEqual(20);
    await stream.return?.();
  });

  it('asks again for a part that is not answered in time', async () => {
    let asked = 0;
    const send = async ({ name }: { name: string }): Promise<unknown> => {
      asked += 1;
      if (asked % 2 === 1) throw new RefusalError({ code: 'unavailable', message: 'too long' });
      if (name === 'fetch-own-kinds') return { data: [ownKind] };
      return name === 'fetch-place' ? { data: places } : { rows: [asked], next: null };
    };
    const messaging = { send: send as Messaging['send'] };
    const document = accountDocument(messaging, { at: '2026-05-22', account }, context);
    expect(JSON.parse(await text(Readable.from(document)))).toMatchObject({ gardens: [2], messages: [22] });
  });

  it('fails where a service does, rather than end early as if it were whole', async () => {
    const send = () => Promise.reject(new Error('gone'));
    const document = accountDocument({ send }, { at: '2026-05-22', account }, context);
    await expect(text(Readable.from(document))).rejects.toThrow('gone');
  });
});

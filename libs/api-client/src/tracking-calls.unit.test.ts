import { addReminder } from './add-reminder';
import { everyPage } from './every-page';
import { fetchGardenActivities } from './fetch-garden-activities';
import { sendContactMessage } from './send-contact-message';
import { updateReminder } from './update-reminder';

const id = '0190a000-0000-7000-8000-000000000003';

describe('calls of tracking', () => {
  const realFetch = globalThis.fetch;
  const asked: { path: string; method: string | undefined; body: unknown; key: string | null }[] = [];
  const answering = (respond: () => Response) => {
    globalThis.fetch = async (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ path: String(input), method: init?.method, body, key });
      return respond();
    };
  };
  afterEach(() => {
    globalThis.fetch = realFetch;
    asked.length = 0;
  });

  it('MAN-6 tick off a reminder by its id in the path, and nowhere else', async () => {
    const data = { id, is_completed: true, next_datetime: '2026-05-29T18:00:00.000Z' };
    answering(() => Response.json({ success: true, data }));
    expect(await updateReminder(id, true)).toEqual(data);
    expect(asked).toEqual([
      {
        path: `/api/reminder/updateReminder/${id}`,
        method: 'PATCH',
        body: { is_completed: true, completed_at: expect.stringMatching(/^\d{4}-.*Z$/) },
        key: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
  });

  it('read answers of a later release, with fields that they do not know', async () => {
    const data = { id, is_completed: true, next_datetime: null };
    answering(() => Response.json({ success: true, data: { ...data, streak: 3 }, took: 12 }));
    expect(await updateReminder(id, true)).toEqual(data);
  });

  it('MAN-6 fail with the server’s words, else with those of the specification', async () => {
    const reminder = { title: 'Water', reminder_datetime: '2026-05-28T18:00:00Z' };
    answering(() => Response.json({ error: 'title: must not be empty', field: 'title' }, { status: 400 }));
    await expect(addReminder(reminder, 'key')).rejects.toMatchObject({
      message: 'title: must not be empty',
      field: 'title',
    });
    answering(() => new Response('<html>', { status: 502 }));
    await expect(addReminder(reminder, 'key')).rejects.toThrow('Failed to create reminder');
    await expect(sendContactMessage({ email: 'a@b.c', message: 'x' }, 'key')).rejects.toThrow(
      'Failed to create message',
    );
    expect(asked.map(({ key }) => key)).toEqual(['key', 'key', 'key']);
  });

  it('MAN-8 ask for a page only when there is one before it', async () => {
    answering(() => Response.json({ data: [], next: null }));
    await fetchGardenActivities(id);
    await fetchGardenActivities(id, id);
    const path = '/api/activities/fetchGardenActivities';
    expect(asked.map((one) => one.path)).toEqual([
      `${path}?gardenId=${id}`,
      `${path}?gardenId=${id}&before=${id}`,
    ]);
  });
});

it('every page is asked for once, in order', async () => {
  const pages = new Map<string | undefined, { data: number[]; next: string | null }>([
    [undefined, { data: [1, 2], next: 'a' }],
    ['a', { data: [3], next: 'b' }],
    ['b', { data: [], next: null }],
  ]);
  const page = async (after: string | undefined) => pages.get(after) ?? { data: [], next: null };
  expect(await everyPage(page)).toEqual([1, 2, 3]);
});

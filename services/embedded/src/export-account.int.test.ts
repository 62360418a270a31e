import { accountExport, exportAccountCall } from '@planted/contracts';
import { exampleRequests } from '@planted/gateway/testing';
import { type MockAuthority, startMockAuthority } from '@planted/identity/testing';
import { type Person, settle } from './testing/authorization/person';
import { startPushService } from './testing/browser-push';
import { Gardener } from './testing/gardener';
import { startTestProduct, type TestProduct } from './testing/start-test-product';

describe('a copy of everything that is a gardener’s', () => {
  let authority: MockAuthority;
  let product: TestProduct;
  let push: Awaited<ReturnType<typeof startPushService>>;
  let ada: Person;
  let bruno: Person;

  beforeAll(async () => {
    authority = await startMockAuthority();
    push = await startPushService();
    product = await startTestProduct(process.env['TEST_NATS_URL'] ? 'JetStream' : 'the event table', {
      settings: { ...authority.environment, EXPORTS_PER_HOUR: '3', PUSH_SERVICES: push.origin },
    });
    ada = await settle(product.url, 'Ada', await authority.signFor('Ada'), [push.subscribe()]);
    bruno = await settle(product.url, 'Bruno', await authority.signFor('Bruno'));
    const contact = exampleRequests.find(({ call }) => call.name === 'send-contact-message');
    if (contact) await ada.ask(contact.call, { email: 'ada@example.org', message: 'MarkAda message' });
  });
  afterAll(async () => {
    await product.stop();
    await push.stop();
    await authority.stop();
  });

  it('is one document of the shape that the contract defines, with a file’s name, and in clear', async () => {
    const { status, headers, body } = await ada.ask(exportAccountCall, {});
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="planted-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const copy = accountExport.strict().parse(body);
    const identities = [{ subject: expect.any(String) }];
    expect(copy.account).toMatchObject({ given_name: 'Ada', email: 'ada@example.org', identities });
    expect(copy.account.sessions).toHaveLength(1);
    expect(copy.gardens).toMatchObject([{ name: 'MarkAda', matrix: '1,1' }, { name: 'MarkAda too' }]);
    expect(copy.plants.map(({ id }) => id).sort()).toEqual([...(ada.owned.plant ?? [])].sort());
    expect(copy.reminders).toMatchObject([{ title: 'MarkAda title', tags: ['MarkAda'] }]);
    expect(copy.journal).toMatchObject([{ content: 'MarkAda content' }]);
    expect(copy.activity.map(({ event_type }) => event_type)).toEqual([
      'garden_saved',
      'garden_saved',
      'layout_saved',
      'planted',
      'completed_planting',
      'weeded',
    ]);
    expect(copy.events.map(({ type }) => type)).toEqual([
      'GardenSaved',
      'GardenSaved',
      'LayoutSaved',
      'PlantingDatesSet',
      'GardenPlantingCompleted',
      'PlaceChosen',
      'OwnKindSaved',
      'CalendarAddressMade',
      'GardenEventRecorded',
      'GardenEventRecorded',
      'ReminderAdded',
      'ReminderAdded',
      'JournalEntryWritten',
      'JournalEntryWritten',
      // What was taken back is in no list above; the log keeps both.
      'GardenEventWithdrawn',
      'ReminderEnded',
      'JournalEntryWithdrawn',
      ...Array(5).fill('BranchBegun'),
      'BranchDiscarded',
      'MorningNoteChosen',
    ]);
    expect(copy.events[0]?.data).toMatchObject({ name: 'MarkAda' });
    expect(copy.events.find(({ type }) => type === 'PlaceChosen')?.data).toMatchObject({
      choice: { place: { name: 'MarkAda place', latitude: 43.1, longitude: -89.4 } },
    });
    // TEL-1: what an address tells is the gardener's, its token is nowhere.
    expect(copy.events.find(({ type }) => type === 'CalendarAddressMade')?.data).toMatchObject({
      contents: { kinds: ['planting'], gardenIds: ada.owned.garden?.slice(0, 1) },
    });
    // TEL-4: in which browsers a gardener is told, without their addresses.
    expect(copy.devices).toEqual([
      { id: ada.owned.device[0], name: 'MarkAda browser', added_at: expect.any(String) },
    ]);
    // TIM-6: another plan of a garden is the gardener's, too.
    expect(copy.events.find(({ type }) => type === 'BranchBegun')?.data).toMatchObject({
      name: 'MarkAda draft',
    });
    // A section of its own, so that a gardener need not read events to find it.
    expect(copy.places).toMatchObject([
      { gardenId: null, place: { name: 'MarkAda place', latitude: 43.1, longitude: -89.4 } },
    ]);
    expect(copy.events.find(({ type }) => type === 'JournalEntryWritten')?.data).toMatchObject({
      text: { content: 'MarkAda content' },
    });
    expect(copy.messages).toMatchObject([{ email: 'ada@example.org', message: 'MarkAda message' }]);
    expect(JSON.stringify(copy)).not.toMatch(/"v1\.|sealed/);
  });

  it('holds nothing of anybody else', async () => {
    const text = JSON.stringify((await bruno.ask(exportAccountCall, {})).body);
    expect(bruno.marks.filter((mark) => !text.includes(mark))).toEqual([]);
    expect(ada.marks.filter((mark) => text.includes(mark))).toEqual([]);
  });

  it('is for gardeners only, and some times an hour', async () => {
    expect((await new Gardener(product.url).get(exportAccountCall.path)).status).toBe(401);
    for (const status of [200, 200, 429])
      expect((await bruno.ask(exportAccountCall, {})).status).toBe(status);
  });
});

import { recorded } from '@planted/event-sourcing/testing';
import { personalDataStandIn } from '../testing/personal-data-stand-in';
import { createEventEncryption } from './event-encryption';

const ada = '0a000000-0000-4000-8000-00000000000a';
const actorIs = (actor: string) => ({ metadata: { ...recorded(garden).metadata, actor } });
const garden = {
  type: 'GardenSaved',
  schemaVersion: 2,
  data: { gardenId: 'g', name: 'Kitchen Bed', matrix: '1' },
};
const event = {
  type: 'GardenEventRecorded',
  schemaVersion: 2,
  data: {
    gardenId: 'g',
    action: 'watered',
    value: 3,
    unit: null,
    oldStatus: null,
    newStatus: null,
    notes: 'dry',
  },
};
const layout = { type: 'LayoutSaved', schemaVersion: 1, data: { gardenId: 'g', plants: [] } };
const encryption = createEventEncryption(personalDataStandIn());

describe('encrypting events', () => {
  it('leaves nothing that a gardener typed in what is stored, and all else', async () => {
    const [encryptedGarden, encryptedEvent, encryptedLayout] = await encryption.encrypterFor(ada)([
      garden,
      event,
      layout,
    ]);
    expect(encryptedGarden?.data).toEqual({
      gardenId: 'g',
      matrix: '1',
      sealed: expect.stringMatching(/^v1\./),
    });
    expect(encryptedEvent?.data).toEqual({ gardenId: 'g', action: 'watered', sealed: expect.any(String) });
    expect(encryptedLayout).toEqual(layout);
  });

  it('decrypts for their actor what it encrypted', async () => {
    const stored = (await encryption.encrypterFor(ada)([garden, event, layout])).map((each) =>
      recorded(each, actorIs(ada)),
    );
    const decrypted = await encryption.decrypt(stored);
    expect(decrypted.map(({ data }) => data)).toEqual([garden.data, event.data, layout.data]);
  });

  it('says "(removed)" for each text of who is forgotten, and keeps the rest', async () => {
    const stored = (await encryption.encrypterFor(ada)([garden, event])).map((each) =>
      recorded(each, actorIs(ada)),
    );
    const [decryptedGarden, decryptedEvent] = await createEventEncryption(personalDataStandIn([ada])).decrypt(
      stored,
    );
    expect(decryptedGarden?.data).toEqual({ gardenId: 'g', matrix: '1', name: '(removed)' });
    expect(decryptedEvent?.data).toMatchObject({ action: 'watered', value: '(removed)', notes: '(removed)' });
  });

  it.each([
    ['of the first version, in clear', { ...garden, schemaVersion: 1 }, ada],
    ['that are malformed', { ...garden, data: null }, ada],
    ['that should be sealed and are not', garden, ada],
  ])('leaves events %s to their schema', async (_what, stored, actor) => {
    const event = recorded(stored, actorIs(actor));
    expect(await encryption.decrypt([event])).toEqual([event]);
  });

  it('asks for keys of people only', async () => {
    const [sealed] = await encryption.encrypterFor(ada)([garden]);
    const decryptersFor = jest.fn(personalDataStandIn().decryptersFor);
    const strange = createEventEncryption({ ...personalDataStandIn(), decryptersFor });
    await strange.decrypt(sealed ? [recorded(sealed, actorIs('system'))] : []);
    expect(decryptersFor).toHaveBeenCalledWith([]);
  });
});

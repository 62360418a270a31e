import { fetchMorningNote, removeNoteDevice } from './calls';
import { endNotes } from './end-notes';
import { ownDevice } from './this-browser';

jest.mock('./calls', () => ({ fetchMorningNote: jest.fn(), removeNoteDevice: jest.fn() }));

const removed = () => jest.mocked(removeNoteDevice).mock.calls.map(([{ id }]) => id);
const addedAt = '2026-05-02T12:00:00Z';

/** A browser that is subscribed at its push service. */
function subscribed() {
  const unsubscribe = jest.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  ownDevice.write('here');
  return unsubscribe;
}

beforeEach(() => {
  jest.mocked(removeNoteDevice).mockReset().mockResolvedValue({});
  jest.mocked(fetchMorningNote).mockReset();
});
afterEach(() => {
  ownDevice.write(null);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('notes of the morning, when a gardener signs out', () => {
  it('TEL-4 end in this browser, there as soon as the session has ended', async () => {
    const unsubscribe = subscribed();
    const ended = await endNotes(false);
    expect(removed()).toEqual(['here']);
    expect(unsubscribe).not.toHaveBeenCalled();
    await ended();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(ownDevice.read()).toBeNull();
  });

  it('TEL-4 end in all browsers where the gardener signs out everywhere', async () => {
    const devices = ['here', 'phone'].map((id) => ({ id, name: id, addedAt }));
    jest.mocked(fetchMorningNote).mockResolvedValue({ version: 1, note: null, pushKey: 'BKey', devices });
    subscribed();
    await endNotes(true);
    expect(removed()).toEqual(['here', 'phone']);
  });

  it('TEL-4 end here also where the server does not answer, and cost no call where none are on', async () => {
    const unsubscribe = subscribed();
    jest.mocked(removeNoteDevice).mockRejectedValue(new Error('Network error'));
    await (await endNotes(false))();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    jest.mocked(removeNoteDevice).mockClear();
    await (await endNotes(false))();
    expect(removed()).toEqual([]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});

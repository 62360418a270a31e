import type { RecordedEvent } from './event';
import { shareUpcast } from './share-upcast';
import { metadataOf } from './testing/append-events';
import { asStored, UnreadableEventError } from './upcast';

const stored = (): RecordedEvent => ({
  ...{ id: 'event-1', stream: 'tally-rose', version: 1, type: 'Added', schemaVersion: 1 },
  ...{ data: { amount: 1 }, metadata: metadataOf(), sequence: 1 },
});

describe('upcasting that is shared', () => {
  it('is done once for an event that several are handed', () => {
    const upcast = jest.fn((event) => ({ ...event, schemaVersion: 2 }));
    const shared = shareUpcast({ ...asStored, upcast });
    const event = stored();
    const first = shared.upcast(event);
    expect(first).toMatchObject({ schemaVersion: 2, data: { amount: 1 } });
    expect(shared.upcast(event)).toBe(first);
    expect(upcast).toHaveBeenCalledTimes(1);
    // Another reading of it is another object.
    shared.upcast(stored());
    expect(upcast).toHaveBeenCalledTimes(2);
  });

  it('tells each of them of what cannot be read', () => {
    const event = stored();
    const shared = shareUpcast({
      ...asStored,
      upcast(unreadable) {
        throw new UnreadableEventError('unknown-event-type', unreadable, 'no schema is registered');
      },
    });
    for (let times = 0; times < 2; times += 1)
      expect(() => shared.upcast(event)).toThrow('no schema is registered');
  });
});

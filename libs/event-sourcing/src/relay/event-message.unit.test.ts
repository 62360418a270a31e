import { recorded } from '../testing/frozen-examples';
import { decodeEvent, PLANTED_EVENTS, subjectOf } from './event-message';

const event = (more: { type: string; stream: string }) => ({
  ...recorded({ type: more.type, schemaVersion: 1, data: {} }, { stream: more.stream }),
  sequence: 1,
});

describe('a message', () => {
  it('is under service, type and stream', () => {
    expect(subjectOf(PLANTED_EVENTS, event({ type: 'GardenSaved', stream: 'garden-1' }))).toBe(
      'planted.events.example.GardenSaved.garden-1',
    );
  });

  it('cannot widen its subject by what it is called', () => {
    expect(subjectOf(PLANTED_EVENTS, event({ type: '>', stream: 'a.b *\r\n' }))).toBe(
      'planted.events.example._.a_b____',
    );
  });

  it.each([
    ['null', 'null'],
    ['a string', '"x"'],
    ['no sequence', '{"type":"A","metadata":{}}'],
    ['not JSON', '{'],
  ])('that is no event is passed over: %s', (_what, text) => {
    expect(decodeEvent({ json: () => JSON.parse(text) })).toBeUndefined();
  });
});

import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { type LiveEvent, listenTo } from './live-event';

Object.assign(globalThis, { TextDecoderStream });

const text = new TextEncoder();

/** A stream that says these pieces, and then stays open until it is aborted. */
const streamOf =
  (pieces: readonly string[], { ends = true } = {}) =>
  (signal: AbortSignal) =>
    Promise.resolve(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(text.encode(piece));
          if (ends) controller.close();
          else signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      }) as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>,
    );

describe('the events of a stream', () => {
  const never = () => new AbortController().signal;

  it('EDT-4 are read however they arrive, and what is not known is passed over', async () => {
    const said =
      'retry: 1000\n\n:\n\nevent: changed\ndata: {"kind":"garden","id":"bed","by":"a"}\n\nid: 7\nevent: ready\ndata: {}\n\n' +
      'id: 8\nevent: changed\ndata: {"kind":"meadow","id":"x","by":"b","more":1}\n\nevent: weather\ndata: {}\n\n' +
      'event: changed\ndata: {"kind":1}\n\nevent: everything\ndata: {}\n\n';
    const expected: LiveEvent[] = [
      { type: 'changed', change: { kind: 'garden', id: 'bed', by: 'a' }, position: undefined },
      { type: 'ready', position: 7 },
      { type: 'changed', change: { kind: 'meadow', id: 'x', by: 'b' }, position: 8 },
      { type: 'everything' },
    ];
    for (const size of [1, 7, 1000]) {
      const heard: LiveEvent[] = [];
      const pieces = said.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      await listenTo(streamOf(pieces), (event) => heard.push(event), never());
      expect(heard).toEqual(expected);
    }
  });

  it('EDT-4 end where the server gives no sign of life for 25 s, and when the page leaves', async () => {
    jest.useFakeTimers();
    const silent = expect(
      listenTo(streamOf([':\n\n'], { ends: false }), () => {}, never()),
    ).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(25_000);
    await silent;
    jest.useRealTimers();
    const leaving = new AbortController();
    const left = expect(listenTo(streamOf([], { ends: false }), () => {}, leaving.signal)).rejects.toThrow();
    leaving.abort();
    await left;
  });
});

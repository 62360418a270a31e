import { PassThrough } from 'node:stream';
import { LiveStream } from './live-stream';

const ID = '0190a000-0000-7000-8000-000000000001';
const data = (sequence: number) => ({ kind: 'garden', id: ID, by: `request-${sequence}` });
const changeAt = (sequence: number) => ({ sequence, ...data(sequence) });
const nothingMissed = { changes: [], position: 5, isComplete: true };
const newStream = (toldBefore = 0) =>
  new LiveStream({ gardenerId: 'ada', address: '192.0.2.1', sessionToken: 'secret', toldBefore });

/** All that a reader gets until the stream ends. */
async function textOf(stream: LiveStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

describe('a stream of changes', () => {
  it('EDT-4 says what was missed, where it is, and then each change once, by name only', async () => {
    const stream = newStream();
    stream.tell(changeAt(5), true);
    stream.tell(changeAt(6), true);
    stream.begin({ changes: [{ kind: 'journal', id: ID, by: 'earlier' }], position: 5, isComplete: true });
    stream.tell(changeAt(9), true);
    stream.tell(changeAt(9), true);
    stream.beat();
    stream.end('stopped');
    const data = (kind: string, by: string) =>
      `event: changed\ndata: ${JSON.stringify({ kind, id: ID, by })}\n\n`;
    expect(await textOf(stream)).toBe(
      [
        'retry: 1000\n\n',
        data('journal', 'earlier'),
        'id: 5\nevent: ready\ndata: {}\n\n',
        `id: 6\n${data('garden', 'request-6')}`,
        `id: 9\n${data('garden', 'request-9')}`,
        ':\n\n',
      ].join(''),
    );
  });

  it('EDT-4 tells ahead of the read models, and lets a browser resume from what they show', async () => {
    const stream = newStream();
    stream.begin(nothingMissed);
    stream.tell(changeAt(6), false);
    stream.tell(changeAt(7), false);
    stream.show(changeAt(6), false);
    stream.show(changeAt(7), true);
    stream.end('stopped');
    const changed = (sequence: number) => `event: changed\ndata: ${JSON.stringify(data(sequence))}\n\n`;
    expect(await textOf(stream)).toBe(
      [
        'retry: 1000\n\nid: 5\nevent: ready\ndata: {}\n\n',
        changed(6) + changed(7),
        'id: 6\nevent: ready\ndata: {}\n\n',
        `id: 7\n${changed(7)}`,
      ].join(''),
    );
  });

  it('EDT-4 tells of what others were told before it was opened, once that is shown', async () => {
    const stream = newStream(7);
    stream.tell(changeAt(8), false);
    stream.show(changeAt(5), true);
    stream.show(changeAt(6), false);
    stream.begin(nothingMissed);
    stream.show(changeAt(7), false);
    stream.show(changeAt(8), false);
    stream.end('stopped');
    const said = [...(await textOf(stream)).matchAll(/(?:id: (\d+)\n)?event: (\w+)/g)];
    expect(said.map(([, id, event]) => [event, id])).toEqual([
      ['ready', '5'],
      ['changed', undefined],
      ['changed', '6'],
      ['changed', '7'],
      ['ready', '8'],
    ]);
  });

  it('EDT-4 says that anything may have changed where too much was missed, and where the log is another', async () => {
    const stream = newStream();
    stream.begin({ changes: [], position: 7, isComplete: false });
    stream.end('restored');
    const said = await textOf(stream);
    expect(said).toMatch(/^retry: 1000\n\nevent: everything\ndata: {}\n\nid: 7\nevent: ready\n/);
    expect(said.match(/event: everything/g)).toHaveLength(2);
  });

  it('EDT-4 is cut where its reader takes nothing, and keeps no more than 16 KiB for it', async () => {
    const stream = newStream();
    const stuck = new PassThrough({ highWaterMark: 1 });
    stream.pipe(stuck);
    stream.begin(nothingMissed);
    let most = 0;
    for (let sequence = 6; sequence < 10_000 && !stream.destroyed; sequence += 1) {
      stream.tell(changeAt(sequence), true);
      most = Math.max(most, stream.readableLength);
    }
    expect(stream.endedBy).toBe('slow');
    expect(most).toBeLessThan(17 * 1024);
    // Nothing is said to one that is gone.
    stream.tell(changeAt(1_000_000), true);
    stream.end('stopped');
    expect(stream.endedBy).toBe('slow');
  });
});

import { PassThrough } from 'node:stream';
import { LiveStream } from './live-stream';

const ID = '0190a000-0000-7000-8000-000000000001';
const changeAt = (sequence: number) => ({ sequence, kind: 'garden', id: ID, by: `request-${sequence}` });
const nothingMissed = { changes: [], position: 5, isComplete: true };
const newStream = () => new LiveStream({ gardenerId: 'ada', address: '192.0.2.1', sessionToken: 'secret' });

/** All that a reader gets until the stream ends. */
async function textOf(stream: LiveStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

describe('a stream of changes', () => {
  it('EDT-4 says what was missed, where it is, and then each change once, by name only', async () => {
    const stream = newStream();
    stream.tell(changeAt(5));
    stream.tell(changeAt(6));
    stream.begin({ changes: [{ kind: 'journal', id: ID, by: 'earlier' }], position: 5, isComplete: true });
    stream.tell(changeAt(9));
    stream.tell(changeAt(9));
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
      stream.tell(changeAt(sequence));
      most = Math.max(most, stream.readableLength);
    }
    expect(stream.endedBy).toBe('slow');
    expect(most).toBeLessThan(17 * 1024);
    // Nothing is said to one that is gone.
    stream.tell(changeAt(1_000_000));
    stream.end('stopped');
    expect(stream.endedBy).toBe('slow');
  });
});

import type { WaitingCommand } from '@planted/outbox';
import { sendOnSync } from './send-on-sync';

const waiting: Record<string, Pick<WaitingCommand, 'refusal'>[]> = {};
jest.mock('../waiting/browser-command-store', () => ({
  browserCommandStore: { read: async (gardener: string) => waiting[gardener] ?? [] },
}));

const TAG = 'planted/waiting/ada';
const command = { refusal: null };
const refused = { refusal: { status: 400, message: 'No.', code: null, current: null } };

describe('FLD-6 a worker that the browser wakes for what waits', () => {
  let asked: string[];
  let arrives: boolean;
  const send = async (gardener: string) => {
    asked.push(gardener);
    if (arrives) waiting[gardener] = (waiting[gardener] ?? []).filter(({ refusal }) => refusal !== null);
  };
  const woken = (tag: string, isShown = false) => sendOnSync(tag, { send, isShown: async () => isShown });

  beforeEach(() => {
    [asked, arrives] = [[], true];
    waiting['ada'] = [command, command];
  });

  it('sends it, for whom the tag names', async () => {
    await woken(TAG);
    expect(asked).toEqual(['ada']);
  });

  it('is woken again while something waits without an answer', async () => {
    arrives = false;
    await expect(woken(TAG)).rejects.toThrow('2 still wait.');
  });

  it('rests where all that is kept needs the gardener', async () => {
    waiting['ada'] = [refused];
    await woken(TAG);
    expect(asked).toEqual(['ada']);
  });

  it('leaves it to a page in sight, and looks again later', async () => {
    await expect(woken(TAG, true)).rejects.toThrow('2 still wait.');
    expect(asked).toEqual([]);
  });

  it('does nothing for a tag of something else', async () => {
    await woken('another');
    expect(asked).toEqual([]);
  });
});

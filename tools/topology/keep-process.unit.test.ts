import { spawn } from 'node:child_process';
import { endChild, until } from '../engines/processes.mjs';
import { keepProcess } from './keep-process.mjs';

describe('a process that is kept', () => {
  const open: { stop(): Promise<void> }[] = [];
  const keep = async () => {
    const kept = await keepProcess({
      name: 'sleeper',
      start: async () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }),
      end: (child) => endChild(child, [['SIGTERM', 2000]]),
      log: () => {},
    });
    open.push(kept);
    return kept;
  };
  const runs = (pid: number | undefined) => {
    try {
      return pid !== undefined && process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  afterEach(() => Promise.all(open.splice(0).map((kept) => kept.stop())));

  it('comes back when it was killed, and no more once it was stopped', async () => {
    const kept = await keep();
    const first = kept.pid;
    kept.signal('SIGKILL');
    expect(await until(() => kept.pid !== first && runs(kept.pid), 5000)).toBe(true);
    const second = kept.pid;
    await kept.stop();
    expect(runs(second)).toBe(false);
    expect(kept.pid).toBe(second);
  });

  it('stays down while it is held, and comes when it may', async () => {
    const kept = await keep();
    const first = kept.pid;
    await kept.holdDown();
    expect(runs(first)).toBe(false);
    expect(kept.pid).toBe(first);
    await kept.letUp();
    expect(kept.pid).not.toBe(first);
    expect(runs(kept.pid)).toBe(true);
  });
});

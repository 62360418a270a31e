import { spawn } from 'node:child_process';
import { endChild } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { superviseProcess } from './supervised-process.mjs';

describe('a process that is kept', () => {
  const open: { stop(): Promise<void> }[] = [];
  const keep = async () => {
    const supervised = await superviseProcess({
      name: 'sleeper',
      start: async () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }),
      end: (child) => endChild(child, [['SIGTERM', 2000]]),
      log: () => {},
    });
    open.push(supervised);
    return supervised;
  };
  const runs = (pid: number | undefined) => {
    try {
      return pid !== undefined && process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  afterEach(() => Promise.all(open.splice(0).map((supervised) => supervised.stop())));

  it('comes back when it was killed, and no more once it was stopped', async () => {
    const supervised = await keep();
    const first = supervised.pid;
    supervised.signal('SIGKILL');
    expect(await until(() => supervised.pid !== first && runs(supervised.pid), 5000)).toBe(true);
    const second = supervised.pid;
    await supervised.stop();
    expect(runs(second)).toBe(false);
    expect(supervised.pid).toBe(second);
  });

  it('stays down while it is held, and comes when it may', async () => {
    const supervised = await keep();
    const first = supervised.pid;
    await supervised.kill();
    expect(runs(first)).toBe(false);
    expect(supervised.pid).toBe(first);
    await supervised.resume();
    expect(supervised.pid).not.toBe(first);
    expect(runs(supervised.pid)).toBe(true);
  });
});

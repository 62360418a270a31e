import { type ChildProcess, spawn } from 'node:child_process';
import * as disk from './disk-room.mjs';
import { until } from './until.mjs';
import { keepRunning } from './supervise.mjs';

jest.mock('./disk-room.mjs', () => ({ hasRoom: jest.fn(() => true), isDiskTrouble: jest.fn(() => false) }));

/** A program that runs until it is killed, or ends at once. */
const program = (script: string) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
const running = () => program('setInterval(() => {}, 1000)');
const crashing = () => program('process.exit(3)');

describe('a program that is kept running', () => {
  const lines: string[] = [];
  let children: ChildProcess[];
  let gone: string[];
  let kept: ReturnType<typeof keepRunning>;
  let answers: boolean;
  const keep = (restart: () => ChildProcess) => {
    const start = () => {
      const child = children.length === 0 ? running() : restart();
      children.push(child);
      return child;
    };
    kept = keepRunning({
      name: 'The program',
      child: start(),
      port: 1,
      url: 'http://localhost:1',
      folder: '/nowhere',
      restart: async () => start(),
      end: async (child) => void child.kill('SIGKILL'),
      onStopped: () => {},
      onGone: (reason) => gone.push(reason),
      log: (line) => lines.push(line),
      lastLines: () => 'it had its reasons',
      isAnswering: async () => answers,
      askEveryMs: 10,
    });
  };
  const kill = () => children.at(-1)?.kill('SIGKILL');
  beforeEach(() => {
    children = [];
    gone = [];
    answers = true;
    lines.length = 0;
    jest.mocked(disk.hasRoom).mockReturnValue(true);
    jest.mocked(disk.isDiskTrouble).mockReturnValue(false);
  });
  afterEach(() => kept.stop());

  it('OPS-2 is started again when it was killed, as another process', async () => {
    keep(running);
    const first = kept.pid;
    kill();
    expect(await until(() => kept.pid !== first, 60_000)).toBe(true);
    expect(children).toHaveLength(2);
    expect(gone).toEqual([]);
  });

  it('OPS-2 is started again when it runs and answers nothing any more', async () => {
    keep(running);
    const [first] = children;
    answers = false;
    expect(await until(() => first?.signalCode === 'SIGKILL', 60_000)).toBe(true);
    answers = true;
    expect(await until(() => children.length === 2 && kept.pid === children[1]?.pid, 60_000)).toBe(true);
    expect(lines).toEqual([
      'The program is running and no longer answers.',
      'The program exited unexpectedly; restarting.',
    ]);
  });

  it('is left alone for one question without an answer', async () => {
    let asked = 0;
    const child = running();
    children.push(child);
    kept = keepRunning({
      name: 'The program',
      child,
      port: 1,
      url: 'http://localhost:1',
      folder: '/nowhere',
      restart: async () => running(),
      end: async () => void child.kill('SIGKILL'),
      onStopped: () => {},
      onGone: undefined,
      log: (line) => lines.push(line),
      isAnswering: async () => {
        asked += 1;
        if (asked % 3 !== 0) throw new Error('no answer');
        return true;
      },
      askEveryMs: 1,
    });
    expect(await until(() => asked > 12, 60_000)).toBe(true);
    expect(lines).toEqual([]);
  });

  it('is given up with its last lines when it ends again and again, ever more slowly', async () => {
    keep(crashing);
    const start = Date.now();
    kill();
    expect(await until(() => gone.length > 0, 60_000)).toBe(true);
    expect(gone).toEqual(['The program keeps crashing. Its last lines:\nit had its reasons']);
    expect(children).toHaveLength(6);
    // 50 ms and twice as much each time.
    expect(Date.now() - start).toBeGreaterThan(1_500);
  });

  it('OPS-2 waits without a limit while its disk has no room, and is started when there is', async () => {
    keep(running);
    jest.mocked(disk.hasRoom).mockReturnValue(false);
    kill();
    await until(() => lines.length > 0, 60_000);
    expect(lines).toEqual([
      'The program has stopped: there is no room in /nowhere. It starts again as soon as there is.',
    ]);
    expect(children).toHaveLength(1);
    jest.mocked(disk.hasRoom).mockReturnValue(true);
    expect(await until(() => children.length === 2, 60_000)).toBe(true);
  });

  it('OPS-2 does not count what a full disk ends again and again', async () => {
    keep(crashing);
    jest.mocked(disk.isDiskTrouble).mockReturnValue(true);
    kill();
    expect(await until(() => children.length > 7, 60_000)).toBe(true);
    expect(gone).toEqual([]);
  });

  it('is stopped while it waits for room', async () => {
    keep(running);
    jest.mocked(disk.hasRoom).mockReturnValue(false);
    kill();
    await until(() => lines.length > 0, 60_000);
    await kept.stop();
    expect(children).toHaveLength(1);
  });
});

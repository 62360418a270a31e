import { rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { startNats } from './nats.mjs';
import { natsAnswers } from './nats-answers.mjs';
import { until } from './until.mjs';
import { isGone, startInAnotherProcess, testFolder } from './testing/starter';

/** What the server says of itself when a client connects. */
const greeting = (url: string): Promise<string> =>
  new Promise((done, failed) => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(url).port) }).once(
      'error',
      failed,
    );
    socket.once('data', (text) => {
      socket.destroy();
      done(String(text));
    });
  });

describe('NATS', () => {
  let folder: ReturnType<typeof testFolder>;
  let storeDir: string;
  const environment = {};
  beforeEach(() => {
    folder = testFolder();
    storeDir = join(folder.path, 'nats');
  });
  afterEach(() => folder.remove());

  it("is the user's own by NATS_URL", async () => {
    const engine = await startNats({ storeDir, environment: { NATS_URL: 'nats://elsewhere:4222' } });

    expect(engine?.url).toBe('nats://elsewhere:4222');
    expect(engine?.pid).toBeUndefined();
  });

  const machineHasNats = process.env['TEST_NATS_URL'] ? describe : describe.skip;
  machineHasNats('of our own', () => {
    it('has JetStream, and a store that may be removed between two runs', async () => {
      const first = await startNats({ storeDir, environment });
      expect(await greeting(first?.url ?? '')).toContain('"jetstream":true');
      await first?.stop();
      rmSync(storeDir, { recursive: true });

      const second = await startNats({ storeDir, environment });

      expect(await greeting(second?.url ?? '')).toContain('"jetstream":true');
      await second?.stop();
    });

    it('OPS-2 comes back at the same address when it runs and answers nothing any more', async () => {
      const engine = await startNats({ storeDir, environment });
      const { pid, url } = engine as { pid: number; url: string };
      expect(await natsAnswers(url)).toBe(true);
      process.kill(pid, 'SIGSTOP');

      // The signal may arrive after it has answered once more.
      expect(await until(async () => !(await natsAnswers(url).catch(() => false)), 60_000)).toBe(true);
      const isBack = async () => engine?.pid !== pid && (await natsAnswers(url).catch(() => false));
      expect(await until(isBack, 120_000, 200)).toBe(true);
      await engine?.stop();
    });

    it('comes back at the same address when it is killed', async () => {
      const engine = await startNats({ storeDir, environment });
      const pid = engine?.pid;
      process.kill(pid as number, 'SIGKILL');

      const isBack = async () =>
        engine?.pid !== pid && (await greeting(engine?.url ?? '').catch(() => '')) !== '';
      expect(await until(isBack, 60_000)).toBe(true);
      await engine?.stop();
    });

    it('ends when its starter is killed', async () => {
      const starter = await startInAnotherProcess('nats', storeDir, { env: { NATS_URL: '' } });

      await starter.kill();

      expect(await isGone(starter.pid)).toBe(true);
    });
  });
});

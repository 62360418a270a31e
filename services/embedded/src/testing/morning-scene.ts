import {
  addReminderCommand,
  chooseMorningNoteCommand,
  fetchMorningNoteQuery,
  openSessionCommand,
} from '@planted/contracts';
import { startMailServer, startMockAuthority } from '@planted/identity/testing';
import { createLog, type Environment, type Host, startHost } from '@planted/service-kit';
import { PATIENT, asGardener, asGuest, createTestDatabase } from '@planted/service-kit/testing';
import pg from 'pg';
import { services } from '../services';

export const ORIGIN = 'https://planted.example';

/** All services on a database of their own, with a clock, a mail server and an identity provider of the test's. */
export async function startMorning(settings: Environment = {}) {
  const database = await createTestDatabase(services);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const [mail, authority] = await Promise.all([startMailServer(), startMockAuthority()]);
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  let time: Date | undefined;
  const hosts = new Set<Host>();

  /** A copy of the services, which looks all the time whose morning it is. */
  async function start(): Promise<Host> {
    const host = await startHost({
      ...{ services, log, messages: 'in-process', clock: () => time ?? new Date() },
      environment: {
        ...{ ...PATIENT, NODE_ENV: 'test', DATABASE_URL: database.url, PUBLIC_ORIGIN: ORIGIN },
        ...{ MORNING_NOTE_ROUND_SECONDS: '0.05', ...authority.environment, ...mail.environment, ...settings },
        PUBLIC_ORIGIN: ORIGIN,
      },
    });
    hosts.add(host);
    return host;
  }
  async function end(host: Host): Promise<void> {
    hosts.delete(host);
    await host.stop();
  }

  return {
    ...{ pool, mail, logged, start, end },
    /** Stops clocks at a moment; until then they are right. */
    itIs(moment: string): void {
      time = new Date(moment);
    },
    /** A gardener with letters at seven in Chicago, and something to do from a day on. */
    async settle(
      { messaging }: Host,
      name: string,
      { workFrom = '2027-06-01' }: { readonly workFrom?: string | null } = {},
    ) {
      const idToken = await authority.signFor(name);
      const { user } = await messaging.send(openSessionCommand, { idToken }, asGuest());
      const by = () => asGardener(user.id);
      const settings = {
        time: '07:00',
        timeZone: 'America/Chicago',
        quiet: { from: '21:00', until: '06:00' },
      };
      const choose = (byMail: boolean, expectedVersion: number) =>
        messaging.send(chooseMorningNoteCommand, { ...settings, byMail, expectedVersion }, by());
      await choose(true, 0);
      if (workFrom !== null)
        await messaging.send(
          addReminderCommand,
          { title: `Prune for ${name}`, reminder_datetime: `${workFrom}T12:00:00Z` },
          by(),
        );
      return {
        id: user.id,
        by,
        choose,
        chosen: () => messaging.send(fetchMorningNoteQuery, {}, by()),
        letters: () => mail.arrived.filter(({ to }) => to === `${name.toLowerCase()}@example.org`),
      };
    },
    async stop(): Promise<void> {
      for (const host of hosts) await host.stop();
      await Promise.all([mail.stop(), authority.stop()]);
      await pool.end();
      await database.drop();
    },
  };
}

import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readAccountQuery, refreshTokensCommand } from '@planted/contracts';
import { createLog, readMasterKey, startHost } from '@planted/service-kit';
import { asGuest } from '@planted/service-kit/testing';
import { createLocalJWKSet, jwtVerify } from 'jose';
import pg from 'pg';
import { Identities } from '../src/identities';
import { identityService } from '../src/index';
import { Accounts } from '../src/tokens/accounts';
import { KeyRing } from '../src/tokens/key-ring';
import { tokenIssuerOf } from '../src/tokens/token-issuer';
import { TokenSessions } from '../src/tokens/token-sessions';

const TIMES = 500;
const environment = { NODE_ENV: 'test' };

/** A call of a signed-in person and a refresh, each against a bare check of an ES256 signature: calls a second, one at a time. */
const benchmark = {
  name: 'sign-in',
  async run({ databaseUrl }: { databaseUrl: string }) {
    const host = await startHost({
      services: [identityService],
      messages: 'in-process',
      log: createLog('silent'),
      environment: { ...environment, DATABASE_URL: databaseUrl },
    });
    const pool = new pg.Pool({ connectionString: databaseUrl });
    try {
      const clock = () => new Date();
      const keys = new KeyRing(pool, await readMasterKey(environment), clock);
      const accounts = new Accounts(pool, new Identities(pool, clock, randomUUID));
      const sessions = new TokenSessions(pool, keys, accounts, tokenIssuerOf({}), clock, randomUUID);
      const userId = randomUUID();
      await pool.query('insert into identity.users (id, given_name, created_at) values ($1, $2, now())', [
        userId,
        'Ada',
      ]);
      let { access_token: accessToken, refresh_token } = await sessions.open(userId, 'oauth');
      const keySet = createLocalJWKSet({ keys: [...(await keys.publishedKeys())] });
      const bare = () => jwtVerify(accessToken, keySet, { algorithms: ['ES256'] });
      const { send } = host.messaging;
      const ask = () => send(readAccountQuery, { accessToken }, asGuest());
      const refresh = async () => {
        ({ access_token: accessToken, refresh_token } = await send(
          refreshTokensCommand,
          { refresh_token },
          asGuest(),
        ));
      };
      return [
        await compare('who a token is of, against its signature alone', ask, bare),
        await compare('a refresh, against a check of a signature alone', refresh, bare),
      ];
    } finally {
      await pool.end();
      await host.stop();
    }
  },
};

export default benchmark;

/** Taken in turns, so that both see the same machine. */
async function compare(what: string, act: () => Promise<unknown>, bare: () => Promise<unknown>) {
  const taken = { ours: 0, baseline: 0 };
  for (let time = -50; time < TIMES; time += 1) {
    for (const [which, run] of [
      ['baseline', bare],
      ['ours', act],
    ] as const) {
      const start = performance.now();
      await run();
      if (time >= 0) taken[which] += performance.now() - start;
    }
  }
  const ours = (TIMES * 1000) / taken.ours;
  const baseline = (TIMES * 1000) / taken.baseline;
  return { what, unit: 'calls/s', ours, baseline, ratio: ours / baseline, goal: 'none set' };
}

import { readPlantsQuery } from '@planted/contracts';
import { asGuest } from '../testing/contexts';
import { cachedQuery } from './cached-query';
import type { Messaging } from './messaging';
import { unavailable } from './refusal-error';

const MINUTE = 60_000;

describe('a cached query', () => {
  function given() {
    const world = { time: 0, asked: 0, down: false };
    const messaging: Messaging = {
      async send() {
        world.asked += 1;
        if (world.down) throw unavailable('catalogue is down');
        return [] as never;
      },
    };
    const now = () => new Date(world.time);
    const read = cachedQuery({ messaging, message: readPlantsQuery, input: {}, freshFor: MINUTE, now });
    return { world, read: () => read(asGuest()) };
  }

  it('asks once while its answer is fresh, and again later', async () => {
    const { world, read } = given();
    await read();
    world.time = MINUTE - 1;
    await read();
    expect(world.asked).toBe(1);
    world.time = MINUTE;
    await read();
    expect(world.asked).toBe(2);
  });

  it('asks once for all who ask at the same moment', async () => {
    const { world, read } = given();
    await Promise.all([read(), read(), read()]);
    expect(world.asked).toBe(1);
  });

  it('uses its old answer while the other service is down', async () => {
    const { world, read } = given();
    const before = await read();
    world.time = MINUTE;
    world.down = true;
    expect(await read()).toBe(before);
  });

  it('passes the refusal on when there was never an answer, and asks again the next time', async () => {
    const { world, read } = given();
    world.down = true;
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' });
    world.down = false;
    expect(await read()).toEqual([]);
  });
});

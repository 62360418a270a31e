import { readPlantsQuery } from '@planted/contracts';
import { catalogueRow, exampleVariety } from '@planted/contracts/testing';
import { asGuest } from '../testing/contexts';
import { cachedKinds } from './cached-kinds';
import type { Messaging } from './messaging';
import { unavailable } from './refusal-error';

const MINUTE = 60_000;

describe('the cached kinds', () => {
  function given() {
    const world = { time: 0, down: false };
    const messaging: Messaging = {
      async send(message) {
        if (world.down) throw unavailable('catalogue is down');
        const isOfPlants = (message as { name: string }).name === readPlantsQuery.name;
        return (isOfPlants ? [catalogueRow()] : { data: [exampleVariety()] }) as never;
      },
    };
    const read = cachedKinds(messaging, () => new Date(world.time));
    return { world, read: () => read(asGuest()) };
  }

  it('REA-8 are the plants and their varieties, one and the same list while the catalog says nothing else', async () => {
    const { world, read } = given();
    const first = await read();
    expect(first.map(({ id }) => id)).toEqual(['basil-sweet', 'basil-sweet--genovese']);
    world.time = MINUTE - 1;
    expect(await read()).toBe(first);
    world.time = MINUTE;
    world.down = true;
    expect(await read()).toBe(first);
    world.down = false;
    expect(await read()).not.toBe(first);
  });

  it('are unavailable as long as the catalog has never answered', async () => {
    const { world, read } = given();
    world.down = true;
    await expect(read()).rejects.toMatchObject({ refusal: { code: 'unavailable' } });
  });
});

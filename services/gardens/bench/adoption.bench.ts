import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import {
  adoptBranchCommand,
  beginBranchCommand,
  changeBranchCommand,
  changeLayoutCommand,
  type InputOf,
  type LayoutChangeRequest,
  saveGardenCommand,
} from '@planted/contracts';
import { createLog, type Host, startHost } from '@planted/service-kit';
import { asGardener, catalogueStandIn, examplePlant } from '@planted/service-kit/testing';
import { type Benchmark, quantile, row, timesMs } from '../../../libs/event-sourcing/bench/benchmark';
import { radish } from '../src/garden/garden.examples';
import { gardensService } from '../src/gardens.service';

const CHANGES = 200;
/** A draft is worked on act by act. */
const CHANGES_OF_ACT = 10;
const TIMES = 40;
const SIDE = 20;

/** A branch of 200 changes as its gardener adopts it, against the same changes made in a garden as one act. */
const benchmark: Benchmark = {
  name: 'adoption',
  async run({ databaseUrl }) {
    const host = await startHost({
      services: [gardensService, catalogueStandIn([examplePlant(radish)])],
      messages: 'in-process',
      log: createLog('silent'),
      environment: { NODE_ENV: 'test', DATABASE_URL: databaseUrl },
    });
    try {
      const ownerId = randomUUID();
      const drafts = await inTurn(() => draftOf(host, ownerId));
      const gardens = await inTurn(() => gardenOf(host, ownerId));
      const { ours, baseline } = await timesMs(TIMES, {
        ours: (at) => host.messaging.send(adoptBranchCommand, one(drafts, at), asGardener(ownerId)),
        baseline: (at) => changeIn(host, ownerId, one(gardens, at)),
      });
      const pair = { ours: quantile(ours, 0.95), baseline: quantile(baseline, 0.95) };
      const what = `adopting a branch of ${CHANGES} changes, p95, against one act of them`;
      return [row(what, 'ms', { ...pair, ratio: pair.ours / pair.baseline }, 'ours ≤ 1,000')];
    } finally {
      await host.stop();
    }
  },
};

export default benchmark;

async function inTurn<T>(make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let time = 0; time < TIMES; time += 1) made.push(await make());
  return made;
}

function one<T>(made: readonly T[], at: number): T {
  const one = made[at];
  if (one === undefined) throw new Error('not made');
  return one;
}

async function gardenOf({ messaging }: Host, ownerId: string): Promise<string> {
  const gardenId = randomUUID();
  const matrix = Array(SIDE).fill(Array(SIDE).fill(1).join(',')).join('\n');
  const settings = { soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun', maintenance: 'Low' };
  await messaging.send(
    saveGardenCommand,
    { name: 'Kitchen Bed', ...settings, matrix, gardenId } as InputOf<typeof saveGardenCommand>,
    asGardener(ownerId),
  );
  return gardenId;
}

const places = (from: number, to: number): LayoutChangeRequest[] =>
  Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return { type: 'place', id: randomUUID(), plantId: radish.id, x, y, width: 1, height: 1 };
  });

const changeIn = (host: Host, ownerId: string, gardenId: string) =>
  host.messaging.send(
    changeLayoutCommand,
    { gardenId, expectedVersion: 1, changes: places(0, CHANGES) },
    asGardener(ownerId),
  );

/** A garden with a branch of it. @returns what adopts that */
async function draftOf(host: Host, ownerId: string): Promise<InputOf<typeof adoptBranchCommand>> {
  const { messaging } = host;
  const named = { gardenId: await gardenOf(host, ownerId), branchId: randomUUID() };
  await messaging.send(beginBranchCommand, { ...named, name: 'More radishes' }, asGardener(ownerId));
  let version = 1;
  for (let from = 0; from < CHANGES; from += CHANGES_OF_ACT) {
    const changes = places(from, from + CHANGES_OF_ACT);
    const act = { ...named, expectedVersion: version, changes };
    ({ version } = (await messaging.send(changeBranchCommand, act, asGardener(ownerId))).data);
  }
  return { ...named, expectedVersion: 1, branchVersion: version, solved: [] };
}

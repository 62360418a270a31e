import { v7 } from 'uuid';
import { ContendedStreamError } from '../src/contended-stream';
import { createEventStore } from '../src/event-store';
import { createCommandHandler } from '../src/handle-command';
import { tally } from '../src/testing/tally';
import { createTestDatabase } from '../src/testing/test-database';
import { type Benchmark, quantile, row } from './benchmark';

const ROUNDS = 12;
const TURN_MS = 1_000;
const WRITERS = 20;
/** A neighbor is a person: one command, then a pause, in milliseconds. */
const NEIGHBOR_PAUSE_MS = 10;
/** So that the contended stream does not grow beyond what a garden is. */
const COMMANDS_A_STREAM = 200;

/** A writer that is refused is told to come back; here it does so at once. */
const asRefused = (error: unknown) => {
  if (!(error instanceof ContendedStreamError)) throw error;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a neighbor's commands take while many writers share one other stream, against the same without them. */
const benchmark: Benchmark = {
  name: 'contention',
  async run({ databaseUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    const handler = createCommandHandler({
      store,
      decider: tally,
      service: 'tallies',
      now: () => new Date(),
      newId: v7,
    });
    const add = (stream: string) =>
      handler.handle({
        stream,
        command: { type: 'Add', amount: 0.001 },
        metadata: { actor: 'rose', correlationId: 'correlation-1' },
      });
    let contended = 0;
    const turn = async (writers: number) => {
      const until = performance.now() + TURN_MS;
      const write = async () => {
        while (performance.now() < until)
          await add(`tally-shared-${Math.floor((contended += 1) / COMMANDS_A_STREAM)}`).catch(asRefused);
      };
      const writing = Array.from({ length: writers }, write);
      const times: number[] = [];
      const own = `tally-${v7()}`;
      while (performance.now() < until) {
        const start = performance.now();
        await add(own);
        times.push(performance.now() - start);
        await pause(NEIGHBOR_PAUSE_MS);
      }
      await Promise.all(writing);
      return times;
    };
    try {
      await turn(WRITERS);
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        baseline.push(...(await turn(0)));
        ours.push(...(await turn(WRITERS)));
      }
      const at = (part: number, goal: string) => {
        const pair = { ours: quantile(ours, part), baseline: quantile(baseline, part) };
        const what = `p${100 * part} of a neighbor’s commands, beside ${WRITERS} writers of one stream`;
        return row(what, 'ms', { ...pair, ratio: pair.ours / pair.baseline }, goal);
      };
      return [at(0.5, 'no goal'), at(0.99, '≤ 1.5')];
    } finally {
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;

import {
  type AutoPlantingInput,
  betterOf,
  optimize,
  SEARCH_CHAINS,
  type SearchChain,
} from '@planted/auto-planting';
import type { PlanningAnswer } from './plan-in-worker';
import { newsOf, type PlanningJob, type PlanningNews, type PlanResult } from './planning-job';
import { runPlanning } from './run-planning';

const KINDS = ['a', 'b', 'c', 'd'];
/** Has no plan that meets the bound, and more plans than a short search looks at. */
const input: AutoPlantingInput = {
  algorithm: 'companion-planting',
  matrix: Array.from({ length: 8 }, () => [1, 1, 1, 1, 1, 1, 1, 1]),
  plants: KINDS.map((id, i) => ({
    id,
    name: id,
    plantingWidth: 1 + (i % 2),
    plantingHeight: 1 + (i % 2),
    count: 7,
  })),
  relations: new Map([
    [
      'a',
      [
        { id: 'b', relation: 'good' },
        { id: 'd', relation: 'bad' },
      ],
    ],
    ['b', [{ id: 'c', relation: 'bad' }]],
    ['c', [{ id: 'd', relation: 'good' }]],
  ]),
  seed: 3,
  now: '2026-05-21T08:00:00.000Z',
};
/** So long that the steps end the search. */
const budget = { iterations: 400, milliseconds: 1e9 };
const job: PlanningJob = { inputs: [input], budget };
const { signal } = new AbortController();
const plans = SEARCH_CHAINS.map((chain) => optimize(input, { iterations: 400 }, { chain }));
const better = plans.reduce(betterOf);

describe('a search for one plan', () => {
  it('AUTO-4 is made by two chains, and gives the better plan, whichever is there first', async () => {
    expect(plans[0]?.score.value).not.toBe(plans[1]?.score.value);
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const workers = fakeWorkers();
      const run = runPlanning(job, workers.open, { signal });
      await workers.all;
      for (const at of order) workers.of(at as SearchChain).work();
      expect(await run).toEqual([better]);
    }
  });

  it('reports the progress of its chains together, and one plan', async () => {
    const told: PlanningNews[] = [];
    const workers = fakeWorkers();
    const run = runPlanning(job, workers.open, { signal, onNews: (news) => told.push(news) });
    await workers.all;
    workers.of(0).work();
    expect(told.at(-1)).toMatchObject({ kind: 'progress', progress: { done: 0.5 } });
    workers.of(1).work();
    await run;
    const done = told.flatMap((news) => (news.kind === 'progress' ? [news.progress.done] : []));
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
    expect(told.filter(({ kind }) => kind === 'plan')).toEqual([{ kind: 'plan', at: 0, result: better }]);
  });

  it('ends a chain once another has met the bound in fewer steps', async () => {
    const workers = fakeWorkers();
    const run = runPlanning(job, workers.open, { signal });
    await workers.all;
    const best = {
      ...plans[1],
      stoppedBy: 'bound',
      iterations: 100,
      score: { ...plans[1]?.score, isBest: true },
    } as PlanResult;
    workers.of(1).say({ kind: 'plan', at: 0, result: best });
    workers.of(1).say({ kind: 'done' });
    workers.of(0).say(progressAt(100));
    expect(workers.of(0).isRunning()).toBe(true);
    workers.of(0).say(progressAt(101));
    expect(await run).toEqual([best]);
    expect(workers.of(0).isRunning()).toBe(false);
  });

  it.each(SEARCH_CHAINS)('gives the other plan when the worker of chain %i fails', async (chain) => {
    const workers = fakeWorkers();
    const run = runPlanning(job, workers.open, { signal });
    await workers.all;
    workers.of(chain).fail();
    const other = chain === 0 ? 1 : 0;
    workers.of(other).work();
    expect(await run).toEqual([plans[other]]);
  });

  it('gives the plan of the one chain that has a worker', async () => {
    const workers = fakeWorkers();
    let asked = 0;
    const run = runPlanning(job, async () => ((asked += 1) === 1 ? undefined : workers.open()), { signal });
    await workers.first;
    workers.of(1).work();
    expect(await run).toEqual([plans[1]]);
  });

  it('is made in the page, by the first chain, where there is no worker', async () => {
    expect(await runPlanning(job, async () => undefined, { signal })).toEqual([plans[0]]);
  });

  it('AUTO-2 hands on what both workers refuse', async () => {
    const workers = fakeWorkers();
    const run = runPlanning(job, workers.open, { signal });
    await workers.all;
    for (const chain of SEARCH_CHAINS)
      workers.of(chain).say({ kind: 'refused', error: 'Unknown algorithm type' });
    await expect(run).rejects.toThrow('Unknown algorithm type');
  });

  it('ends both workers at once when it is cancelled', async () => {
    const stop = new AbortController();
    const workers = fakeWorkers();
    const run = runPlanning(job, workers.open, { signal: stop.signal });
    await workers.all;
    workers.of(0).say(progressAt(10));
    stop.abort();
    await expect(run).rejects.toThrow('abort');
    expect(SEARCH_CHAINS.map((chain) => workers.of(chain).isRunning())).toEqual([false, false]);
  });
});

const progressAt = (iterations: number): PlanningNews => ({
  kind: 'progress',
  at: 0,
  progress: { iterations, value: 0, startValue: 0, bound: 1e9, done: 0.1 },
});

/** Workers that the test drives. */
function fakeWorkers() {
  const byChain = new Map<SearchChain, ReturnType<typeof fakeWorker>>();
  let tellFirst = () => {};
  let tellAll = () => {};
  const first = new Promise<void>((resolve) => (tellFirst = resolve));
  const all = new Promise<void>((resolve) => (tellAll = resolve));
  const open = async () => {
    const worker = fakeWorker((chain) => {
      byChain.set(chain, worker);
      tellFirst();
      if (byChain.size === SEARCH_CHAINS.length) tellAll();
    });
    return worker;
  };
  const of = (chain: SearchChain) => {
    const worker = byChain.get(chain);
    if (!worker) throw new Error(`Chain ${chain} has no worker`);
    return worker;
  };
  return { open, first, all, of };
}

function fakeWorker(onJob: (chain: SearchChain) => void) {
  const listeners: Record<string, (event: Event) => void> = {};
  let asked: PlanningJob | undefined;
  let isRunning = true;
  const say = (data: PlanningAnswer) => listeners.message?.({ data } as MessageEvent);
  return {
    addEventListener: (kind: string, listener: EventListenerOrEventListenerObject) => {
      if (typeof listener === 'function') listeners[kind] = listener;
    },
    postMessage: (posted: PlanningJob) => {
      asked = posted;
      onJob(posted.chain ?? 0);
    },
    terminate: () => (isRunning = false),
    isRunning: () => isRunning,
    say,
    fail: () => listeners.error?.(new Event('error')),
    work: () => {
      if (!asked) throw new Error('The worker was asked for nothing');
      for (const news of newsOf(asked, () => 0)) say(news);
      say({ kind: 'done' });
    },
  };
}

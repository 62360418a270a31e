import { type AutoPlantingInput, runAutoPlanting, upperBound } from '@planted/auto-planting';
import type { PlanningJob, PlanningNews } from './planning-job';
import type { PlanningAnswer } from './plan-in-worker';
import { runPlanning } from './run-planning';

const input: AutoPlantingInput = {
  algorithm: 'maximize-yield',
  matrix: [
    [1, 1],
    [1, 1],
  ],
  plants: [{ id: 'carrot', name: 'Carrot', plantingWidth: 1, plantingHeight: 1, count: 3 }],
  options: { maximizeYieldPlantingVariance: 0 },
  seed: 3,
  now: '2026-05-21T08:00:00.000Z',
};
const job: PlanningJob = { inputs: [input] };
const { signal } = new AbortController();

describe('a planning run', () => {
  it('plans in the page where there is no worker', async () => {
    expect(await runPlanning(job, async () => undefined, { signal })).toEqual([runAutoPlanting(input)]);
  });

  it('plans in the page when the worker does not load', async () => {
    const worker = fakeWorker((say) => say('error', new Event('error')));
    expect(await runPlanning(job, async () => worker, { signal })).toEqual([runAutoPlanting(input)]);
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('AUTO-2 hands on what the worker refuses', async () => {
    const worker = fakeWorker((say) =>
      say('message', answered({ kind: 'refused', error: 'Unknown algorithm type' })),
    );
    await expect(runPlanning(job, async () => worker, { signal })).rejects.toThrow('Unknown algorithm type');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('reports progress, and each plan as it comes, up to the proven best', async () => {
    const told: PlanningNews[] = [];
    const inputs = [input, { ...input, algorithm: 'companion-planting' as const }];
    const plans = await runPlanning(
      { inputs, budget: { iterations: 1000, milliseconds: 10_000 } },
      async () => undefined,
      { signal, onNews: (news) => told.push(news) },
    );
    expect(told.some(({ kind }) => kind === 'progress')).toBe(true);
    expect(told.flatMap(({ kind, at }) => (kind === 'plan' ? [at] : []))).toEqual([0, 1]);
    expect(plans[0]?.score).toMatchObject({ value: upperBound(input).value, isBest: true });
  });

  it('ends when it is cancelled in the middle of its work in a worker', async () => {
    const stop = new AbortController();
    const worker = fakeWorker(() => stop.abort());
    await expect(runPlanning(endless, async () => worker, { signal: stop.signal })).rejects.toThrow('abort');
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('ends when it is cancelled in the middle of its work in the page', async () => {
    const stop = new AbortController();
    const onNews = ({ kind }: PlanningNews) => kind === 'progress' && stop.abort();
    await expect(
      runPlanning(endless, async () => undefined, { signal: stop.signal, onNews }),
    ).rejects.toThrow('abort');
  });

  it('that is cancelled before its worker is there ends, and the worker with it', async () => {
    const worker = fakeWorker(() => undefined);
    let arrive = () => {};
    const opening = new Promise<typeof worker>((resolve) => (arrive = () => resolve(worker)));
    const stop = new AbortController();
    const run = runPlanning(job, () => opening, { signal: stop.signal });
    stop.abort();
    await expect(run).rejects.toThrow('abort');
    arrive();
    await opening;
    expect(worker.terminate).toHaveBeenCalled();
  });
});

/** Has no plan that meets the bound, so that a search for a better one does not end by itself. */
const companions: AutoPlantingInput = {
  ...input,
  algorithm: 'companion-planting',
  matrix: Array.from({ length: 6 }, () => [1, 1, 1, 1, 1, 1]),
  plants: ['a', 'b', 'c'].map((id) => ({ id, name: id, plantingWidth: 1, plantingHeight: 1, count: 12 })),
  relations: new Map([
    ['a', [{ id: 'b', relation: 'good' }]],
    ['b', [{ id: 'c', relation: 'bad' }]],
    ['c', [{ id: 'a', relation: 'good' }]],
  ]),
};

/** Would run for years. */
const endless = { ...job, inputs: [companions], budget: { iterations: 1e12, milliseconds: 1e12 } };

type Say = (kind: string, event: Event) => void;

const answered = (data: PlanningAnswer) => ({ data }) as MessageEvent;

function fakeWorker(answer: (say: Say) => void) {
  const listeners: Record<string, (event: Event) => void> = {};
  return {
    addEventListener: (kind: string, listener: EventListenerOrEventListenerObject) => {
      if (typeof listener === 'function') listeners[kind] = listener;
    },
    postMessage: () => answer((kind, event) => listeners[kind]?.(event)),
    terminate: jest.fn(),
  };
}

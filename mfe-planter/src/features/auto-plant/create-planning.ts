import { algorithmNames, isBetter, PLANNING_ALGORITHMS } from '@planted/auto-planting';
import { areaOf } from '@planted/garden-domain';
import { createStore, showAlert } from '@planted/mfe-kit';
import type { Layout } from '../../layout/layout';
import { isProposed } from '../../layout/proposal';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { reportOf } from '../../planter/garden-work';
import { claimsOf, type PlanningChoice } from '../../planter/plan-report';
import { type Against, placementsOf, planningInput } from './plan-garden';
import type { OpenWorker } from './plan-in-worker';
import { loadPlanningData, type PlanningData, type Remember } from './planning-data';
import type { PlanningJob, PlanningNews, PlanResult } from './planning-job';
import { reportPlan } from './report-plan';
import { runPlanning } from './run-planning';

/** A plan that was made to be compared; it stands nowhere yet. */
export interface MadePlan {
  readonly choice: PlanningChoice;
  readonly result: PlanResult;
  readonly data: PlanningData;
  /** The bed that it was made for. */
  readonly before: Layout;
}

export interface PlanningState {
  readonly busy: 'planting' | 'optimizing' | 'comparing' | null;
  /** 0 to 1. */
  readonly done: number;
  /** The plans by each algorithm, as they come in; null while they are not compared. */
  readonly compared: readonly MadePlan[] | null;
}

interface Dependencies {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly remember: Remember;
  readonly openWorker: OpenWorker;
  readonly newId: () => string;
  /** ISO. */
  readonly now: () => string;
}

export type Planning = ReturnType<typeof createPlanning>;

const IDLE: PlanningState = { busy: null, done: 0, compared: null };

/** A plot up to this size is searched for a second, a larger one for three; five plans to compare, for half as long. */
const SMALL_AREA = 625;
const budgetFor = (area: number, share = 1): NonNullable<PlanningJob['budget']> => ({
  iterations: 20_000_000,
  milliseconds: (area <= SMALL_AREA ? 1000 : 3000) * share,
});
const COMPARE_SHARE = 0.5;

/** Auto-planting of one garden: one run at a time, each shown as one proposal. */
export function createPlanning({ planter, plot, remember, openWorker, newId, now }: Dependencies) {
  const { draftId } = plot;
  const store = createStore<PlanningState>(IDLE);
  const set = (change: Partial<PlanningState>) => store.set({ ...store.get(), ...change });
  let running: AbortController | undefined;
  let against: Against | undefined;

  /** Ends what is running at once; the bed stays as it is. */
  function cancel(): void {
    running?.abort();
    running = undefined;
    set({ busy: null, done: 0 });
  }

  /** @param work what to do at the end, once the bed is no longer watched */
  async function run(
    busy: NonNullable<PlanningState['busy']>,
    work: (before: Layout, signal: AbortSignal) => Promise<() => void>,
  ): Promise<void> {
    cancel();
    const mine = new AbortController();
    running = mine;
    set({ busy, done: 0 });
    const before = planter.layoutOf(draftId);
    // A plan for a bed that has changed meanwhile would undo that change.
    const stopWatching = planter.subscribe(() => {
      if (planter.layoutOf(draftId) === before || mine.signal.aborted) return;
      cancel();
      showAlert({
        kind: 'info',
        title: 'Planning Stopped',
        text: 'The bed changed while Planted was planning. Try again.',
      });
    });
    try {
      const finish = await work(before, mine.signal);
      stopWatching();
      if (!mine.signal.aborted) finish();
    } catch (cause) {
      if (mine.signal.aborted) return;
      console.warn('Auto-planting failed:', cause);
      const text = cause instanceof Error ? cause.message : undefined;
      showAlert({ kind: 'error', title: "We couldn't make a plan", text });
    } finally {
      stopWatching();
      if (running === mine) cancel();
    }
  }

  async function plansBy(
    choices: readonly PlanningChoice[],
    before: Layout,
    signal: AbortSignal,
    { budget, onPlan }: { budget?: PlanningJob['budget']; onPlan?: (plan: MadePlan) => void } = {},
  ): Promise<MadePlan[]> {
    const chosen = before.plants.map(({ plantId }) => plantId);
    const data = await loadPlanningData(chosen, choices[0]?.preset ?? 'user', remember);
    signal.throwIfAborted();
    const inputs = choices.map((choice) =>
      planningInput(plot, before, { choice, data, against, now: now() }),
    );
    const made = (result: PlanResult, at: number): MadePlan => ({
      choice: choices[at] as PlanningChoice,
      result,
      data,
      before,
    });
    const onNews = (news: PlanningNews): void => {
      if (news.kind === 'progress') set({ done: (news.at + news.progress.done) / inputs.length });
      else onPlan?.(made(news.result, news.at));
    };
    const results = await runPlanning({ inputs, ...(budget && { budget }) }, openWorker, { signal, onNews });
    return onPlan ? [] : results.map(made);
  }

  function show(name: string, { choice, result, data, before }: MadePlan): void {
    const { planned, offered } = placementsOf(result, before, newId, data.catalogue);
    for (const warning of result.warnings) console.warn(warning);
    const id = newId();
    const { keepsPlaced } = choice;
    const { missing } = data;
    planter.showPreview(draftId, name, { planned, offered, plan: id, keepsPlaced }, (shown) =>
      reportPlan({ id, choice, result, before, matrix: plot.matrix, missing }, shown),
    );
    if (result.plants.length === 0) tellNothingPlanned(result);
  }

  const choiceNow = (): PlanningChoice | undefined => planter.get().gardens.get(draftId)?.autoPlanting;
  /** The next press proposes something else. */
  const useSeed = ({ seed }: PlanningChoice) =>
    planter.setAutoPlanting(draftId, { seed: (seed + 1) % 2 ** 32 });

  return {
    get: store.get,
    subscribe: store.subscribe,
    cancel,
    /** What rotation advises against, once that is known: the next run heeds it. */
    learn: (known: Against | undefined): void => {
      against = known;
    },

    /** Shows the specified layout of the chosen algorithm as a preview; pressed again, another one (2 §4). */
    async plant(): Promise<void> {
      const choice = choiceNow();
      if (!choice) return;
      await run('planting', async (before, signal) => {
        const [plan] = await plansBy([choice], before, signal);
        return () => {
          if (plan) show(`Auto-plant (${algorithmNames[choice.algorithm]})`, plan);
          useSeed(choice);
        };
      });
    },

    /**
     * Looks for a better plan than the one that is shown, under the objective of its own algorithm. Once the gardener has
     * changed the bed by hand, what the plan was worth is no longer what the bed is worth: then the best that is found is
     * shown.
     */
    async optimize(): Promise<void> {
      const work = planter.get().gardens.get(draftId);
      const report = work && reportOf(work);
      if (!report || !isProposed(planter.layoutOf(draftId))) return;
      const { choice } = report;
      const budget = budgetFor(areaOf(plot.matrix));
      await run('optimizing', async (before, signal) => {
        const { isAsPlanned } = claimsOf(report, before);
        const [plan] = await plansBy([choice], before, signal, { budget });
        return () => {
          if (!plan) return;
          if (isAsPlanned && !isBetter(plan.result.score, report.score)) return tellNothingBetter();
          show(`Optimize (${algorithmNames[choice.algorithm]})`, plan);
        };
      });
    },

    /** Makes the plans by all algorithms, each from the same seed, without showing one in the bed. */
    async compare(): Promise<void> {
      const choice = choiceNow();
      if (!choice) return;
      const budget = budgetFor(areaOf(plot.matrix), COMPARE_SHARE);
      set({ compared: [] });
      await run('comparing', async (before, signal) => {
        const choices = PLANNING_ALGORITHMS.map((algorithm) => ({ ...choice, algorithm }));
        const onPlan = (plan: MadePlan) => set({ compared: [...(store.get().compared ?? []), plan] });
        await plansBy(choices, before, signal, { budget, onPlan });
        return () => undefined;
      });
    },
    stopComparing(): void {
      cancel();
      set({ compared: null });
    },
    /** Shows one of the compared plans in the bed; its algorithm is the chosen one from now on. */
    use(plan: MadePlan): void {
      cancel();
      set({ compared: null });
      const { algorithm } = plan.choice;
      show(`Auto-plant (${algorithmNames[algorithm]})`, plan);
      planter.setAutoPlanting(draftId, { algorithm });
      useSeed(plan.choice);
    },
  };
}

const tellNothingPlanned = ({ unusedPlants }: PlanResult): void => {
  showAlert({
    kind: 'info',
    title: 'Nothing was planted',
    text:
      unusedPlants.length > 0
        ? 'None of your remaining plants could be placed. The list below says why.'
        : 'All your plants are already placed.',
  });
};

const tellNothingBetter = (): void => {
  showAlert({ kind: 'info', title: 'No Better Plan Found', text: 'The plan stays as it is.' });
};

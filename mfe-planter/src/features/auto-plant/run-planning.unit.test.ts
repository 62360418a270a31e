import { type AutoPlantingInput, runAutoPlanting } from '@planted/auto-planting';
import { place } from '../../layout/layout';
import { EMPTY_LAYOUT, showPreview } from '../../layout/layout';
import { chosen } from '../../testing/gardens';
import { placementsOf, planningInput } from './plan-garden';
import { runPlanning } from './run-planning';

const bed = [
  [1, 1],
  [1, 1],
] as const;
const run = { variance: 0, seed: 3, now: '2026-05-21T08:00:00.000Z' };
const layout = { ...EMPTY_LAYOUT, plants: [chosen('carrot', 3), chosen('squash', 1, 2)] };

describe('planning a garden', () => {
  it('PLT-6 keeps what was placed by hand and asks for the rest, not counting an earlier preview', () => {
    const byHand = place(bed, layout, 'carrot', 1, 1, 'a');
    const previewed = showPreview(
      byHand,
      placementsOf(runAutoPlanting(planningInput(bed, byHand, run)), byHand, () => 'b'),
    );
    const input = planningInput(bed, previewed, run);
    expect(input.kept).toEqual([{ x: 1, y: 1, width: 1, height: 1 }]);
    expect(input.plants.map(({ id, count }) => [id, count])).toEqual([
      ['carrot', 2],
      ['squash', 1],
    ]);
  });

  it('leaves out a plant whose size is being typed, and an empty variance', () => {
    const typing = { ...layout, plants: layout.plants.map((plant) => ({ ...plant, plantingWidth: null })) };
    const input = planningInput(bed, typing, { ...run, variance: null });
    expect(input.plants).toEqual([]);
    expect(input.options).toBeUndefined();
  });

  const input: AutoPlantingInput = planningInput(bed, layout, run);

  it('plans in the page where there is no worker', async () => {
    expect(await runPlanning(input, () => undefined)).toEqual(runAutoPlanting(input));
  });

  it('plans in the page when the worker does not load', async () => {
    const worker = fakeWorker((listeners) => listeners.error?.(new Event('error')));
    expect(await runPlanning(input, () => worker)).toEqual(runAutoPlanting(input));
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('AUTO-2 hands on what the worker refuses', async () => {
    const worker = fakeWorker((listeners) =>
      listeners.message?.({ data: { ok: false, error: 'Unknown algorithm type' } } as MessageEvent),
    );
    await expect(runPlanning(input, () => worker)).rejects.toThrow('Unknown algorithm type');
  });
});

type Listeners = Partial<Record<string, (event: Event) => void>>;

function fakeWorker(answer: (listeners: Listeners) => void) {
  const listeners: Listeners = {};
  return {
    addEventListener: (kind: string, listener: EventListenerOrEventListenerObject) => {
      if (typeof listener === 'function') listeners[kind] = listener;
    },
    postMessage: () => answer(listeners),
    terminate: jest.fn(),
  };
}

import { alertStore } from '@planted/mfe-kit';
import type { WaitingCommand } from '@planted/outbox';
import { offerTakeBack } from './offer-take-back';

const water: WaitingCommand = {
  ...{ key: 'one', call: 'water-all-plants', method: 'POST', address: '/water', body: '{}' },
  ...{ at: '2026-05-21T09:15', gardenId: 'bed', version: null, mayHaveArrived: false, isOfDraft: false },
  refusal: null,
};
const shown = () => alertStore.get().filter(({ leaving }) => !leaving);

function offer(command: WaitingCommand) {
  let waiting = [command];
  const listeners = new Set<() => void>();
  const takeBack = jest.fn(async () => true);
  offerTakeBack(
    {
      waiting: () => waiting,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      takeBack,
    },
    command,
    () => 'Watered Kitchen Bed',
  );
  const become = (...next: WaitingCommand[]) => {
    waiting = next;
    for (const listener of [...listeners]) listener();
  };
  return { takeBack, become, listeners };
}

describe('FLD-4 what was done without a signal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
    jest.advanceTimersByTime(300);
    jest.useRealTimers();
  });

  it('is said with a way to take it back, for 10 s', () => {
    const { takeBack } = offer(water);
    expect(shown()).toMatchObject([
      { kind: 'undo', title: 'Watered Kitchen Bed', text: 'Will be sent later.' },
    ]);
    expect(shown()[0]?.action?.label).toBe('Take back');
    shown()[0]?.action?.run();
    expect(takeBack).toHaveBeenCalledWith('one');
    jest.advanceTimersByTime(9900);
    expect(shown()).toHaveLength(1);
    jest.advanceTimersByTime(200);
    expect(shown()).toEqual([]);
  });

  it('cannot be taken back any more once it may have been sent, and the offer leaves', () => {
    const { become, listeners } = offer(water);
    become(water, { ...water, key: 'two' });
    expect(shown()).toHaveLength(1);
    become({ ...water, mayHaveArrived: true });
    expect([shown(), listeners.size]).toEqual([[], 0]);
  });

  it.each([
    ['may have arrived already', { mayHaveArrived: true }],
    ['is of a draft, which says it itself', { isOfDraft: true }],
  ])('is not offered where it %s', (_why, more) => {
    offer({ ...water, ...more });
    expect(shown()).toEqual([]);
  });
});

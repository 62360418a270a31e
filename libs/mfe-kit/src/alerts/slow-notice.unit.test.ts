import { createAlertStore } from './alert-store';
import { createSlowNotice } from './slow-notice';

const words = { title: 'Still loading. The connection is slow.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is slow', () => {
  it('is said once for all of it, as long as one of it is slow', () => {
    const alerts = createAlertStore();
    const notice = createSlowNotice(words, alerts);
    const shown = () => alerts.get().filter(({ leaving }) => !leaving);
    const ends = [notice.add(() => {}), notice.add(() => {})];
    jest.advanceTimersByTime(3_600_000);
    expect(shown()).toMatchObject([words]);
    ends[0]?.();
    ends[0]?.();
    expect(shown()).toHaveLength(1);
    ends[1]?.();
    expect(shown()).toEqual([]);
  });

  it('is all tried again', () => {
    const alerts = createAlertStore();
    const notice = createSlowNotice(words, alerts);
    const tried: string[] = [];
    for (const name of ['gardens', 'plants']) notice.add(() => tried.push(name));
    alerts.get()[0]?.action?.run();
    expect(tried).toEqual(['gardens', 'plants']);
  });
});

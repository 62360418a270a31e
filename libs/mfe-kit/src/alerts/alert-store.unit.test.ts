import { type AlertKind, createAlertStore } from './alert-store';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('alerts', () => {
  it.each<[AlertKind, number]>([
    ['success', 5000],
    ['info', 5000],
    ['error', 8000],
    ['undo', 10_000],
  ])('of kind %s leave after %d ms, sliding out for 300 ms', (kind, ms) => {
    const alerts = createAlertStore();
    alerts.show({ kind, title: 'Layout saved' });
    jest.advanceTimersByTime(ms - 1);
    expect(alerts.get()).toMatchObject([{ title: 'Layout saved', leaving: false }]);
    jest.advanceTimersByTime(1);
    expect(alerts.get()).toMatchObject([{ leaving: true }]);
    jest.advanceTimersByTime(300);
    expect(alerts.get()).toEqual([]);
  });

  it('can be dismissed by hand', () => {
    const alerts = createAlertStore();
    const id = alerts.show({ kind: 'error', title: 'Could not save' });
    alerts.dismiss(id);
    jest.advanceTimersByTime(300);
    expect(alerts.get()).toEqual([]);
  });

  it('restart their timer when they are repeated instead of piling up', () => {
    const alerts = createAlertStore();
    const first = alerts.show({ kind: 'info', title: 'Nothing to undo' });
    jest.advanceTimersByTime(4000);
    const second = alerts.show({ kind: 'info', title: 'Nothing to undo' });
    expect(second).toBe(first);
    jest.advanceTimersByTime(4999);
    expect(alerts.get()).toMatchObject([{ leaving: false }]);
  });

  it('stay while one is held', () => {
    const alerts = createAlertStore();
    alerts.show({ kind: 'info', title: 'Your draft may be lost when you close this page' });
    alerts.hold();
    jest.advanceTimersByTime(60_000);
    expect(alerts.get()).toHaveLength(1);
    alerts.release();
    jest.advanceTimersByTime(5300);
    expect(alerts.get()).toEqual([]);
  });
});

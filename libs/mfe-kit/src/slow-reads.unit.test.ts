import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { alertStore } from './alerts/alert-store';
import { createQueryClient } from './query-client';
import { SLOW_READ_MS, slowReadWords } from './slow-reads';

const said = () => alertStore.get().filter(({ leaving, title }) => !leaving && title === slowReadWords.title);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
});

function reading(queryFn: () => Promise<string>) {
  const client = createQueryClient(() => {});
  const observer = new QueryObserver(client, { queryKey: ['gardens'], queryFn });
  const stop = observer.subscribe(() => {});
  return { client, observer, stop };
}

describe('a read of the shared client', () => {
  it('that hangs is said to be slow within 3 s, and not once it is there', async () => {
    const answers: ((answer: string) => void)[] = [];
    const { observer, stop } = reading(() => new Promise((resolve) => answers.push(resolve)));
    await jest.advanceTimersByTimeAsync(SLOW_READ_MS - 1);
    expect(said()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(said()).toHaveLength(1);
    answers[0]?.('Kitchen Bed');
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('Kitchen Bed');
    expect(said()).toEqual([]);
    stop();
  });

  it('that hangs is asked for again by Try again', async () => {
    const answers: ((answer: string) => void)[] = [];
    const { observer, stop } = reading(() => new Promise((resolve) => answers.push(resolve)));
    await jest.advanceTimersByTimeAsync(SLOW_READ_MS);
    said()[0]?.action?.run();
    await jest.advanceTimersByTimeAsync(0);
    expect(answers).toHaveLength(2);
    answers[1]?.('Kitchen Bed');
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('Kitchen Bed');
    stop();
  });

  it('that nobody waits for any longer is not said to be slow', async () => {
    const { client, stop } = reading(() => new Promise(() => {}));
    stop();
    client.clear();
    await jest.advanceTimersByTimeAsync(SLOW_READ_MS * 2);
    expect(said()).toEqual([]);
  });

  it('and a mutation fail within 3 s without a network instead of waiting for one', async () => {
    onlineManager.setOnline(false);
    const { client, observer, stop } = reading(() => Promise.reject(new TypeError('Failed to fetch')));
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new TypeError('Failed to fetch')) });
    const failing = expect(mutation.execute(undefined)).rejects.toThrow('Failed to fetch');
    await jest.advanceTimersByTimeAsync(SLOW_READ_MS);
    await failing;
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    expect(said()).toEqual([]);
    stop();
  });
});

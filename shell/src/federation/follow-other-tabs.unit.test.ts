import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { followOtherTabs } from './follow-other-tabs';

/** Tabs of one browser: what one posts, the others receive. */
function tabs() {
  const targets: EventTarget[] = [];
  return () => {
    const own = new EventTarget();
    targets.push(own);
    const queries = new QueryClient();
    const posted: unknown[] = [];
    const postMessage = (data: unknown) => {
      posted.push(data);
      for (const other of targets.filter((one) => one !== own))
        other.dispatchEvent(new MessageEvent('message', { data }));
    };
    followOtherTabs(queries, { postMessage, addEventListener: own.addEventListener.bind(own) });
    const change = (mutationFn: () => Promise<unknown>) =>
      new MutationObserver(queries, { mutationFn }).mutate().catch(() => {});
    const show = (queryKey: string[], staleTime = 30_000) => {
      const queryFn = jest.fn(async () => 'answer');
      const stop = new QueryObserver(queries, { queryKey, queryFn, staleTime }).subscribe(() => {});
      return { queryFn, stop };
    };
    return { queries, posted, change, show };
  };
}

describe('two tabs of one browser', () => {
  it('EDT-8 a change in one asks again for what the other shows, and for nothing that never goes stale', async () => {
    const open = tabs();
    const [one, other] = [open(), open()];
    const shown = other.show(['gardens']);
    const catalog = other.show(['plants'], Number.POSITIVE_INFINITY);
    const own = one.show(['gardens']);
    await other.queries.refetchQueries();
    const before = [shown, catalog, own].map(({ queryFn }) => queryFn.mock.calls.length);
    await one.change(async () => 'done');
    const after = [shown, catalog, own].map(({ queryFn }) => queryFn.mock.calls.length);
    expect(after.map((calls, at) => calls - (before[at] ?? 0))).toEqual([1, 0, 0]);
    for (const { stop } of [shown, catalog, own]) stop();
    for (const { queries } of [one, other]) queries.clear();
  });

  it('EDT-8 a change that failed is none', async () => {
    const one = tabs()();
    await one.change(async () => {
      throw new Error('refused');
    });
    expect(one.posted).toEqual([]);
    one.queries.clear();
  });
});

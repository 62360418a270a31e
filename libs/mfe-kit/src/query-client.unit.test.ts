import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

/** Lets promises that are due run on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Asks for what always fails so. */
async function fail(error: unknown): Promise<{ tries: number; notSignedIn: number }> {
  const seen = { tries: 0, notSignedIn: 0 };
  const client = createQueryClient(() => {
    seen.notSignedIn += 1;
  });
  const failing = async () => {
    seen.tries += 1;
    throw error;
  };
  const { retry } = client.getDefaultOptions().queries ?? {};
  await client
    .fetchQuery({ queryKey: ['gardens'], queryFn: failing, retry: retry ?? false, retryDelay: 0 })
    .catch(() => {});
  client.clear();
  return seen;
}

describe('the query client', () => {
  it('tries a broken connection or a busy server twice more', async () => {
    expect(await fail(new Error('Network error'))).toEqual({ tries: 3, notSignedIn: 0 });
    expect(await fail(Object.assign(new Error('busy'), { status: 503 }))).toEqual({
      tries: 3,
      notSignedIn: 0,
    });
  });

  it('takes a refusal for an answer', async () => {
    expect(await fail(Object.assign(new Error('no'), { status: 404 }))).toEqual({ tries: 1, notSignedIn: 0 });
  });

  it('reports a response that the session has ended', async () => {
    expect(await fail(Object.assign(new Error('Not logged in'), { status: 401 }))).toEqual({
      tries: 1,
      notSignedIn: 1,
    });
  });

  it('EDT-4 asks once more for what changed while it was asked for the first time', async () => {
    const client = createQueryClient(() => {});
    const answers: ((entries: string[]) => void)[] = [];
    const observer = new QueryObserver<string[]>(client, {
      queryKey: ['journal'],
      queryFn: () => new Promise((answer) => answers.push(answer)),
    });
    const leave = observer.subscribe(() => {});
    const refreshed = [client.invalidateQueries(), client.invalidateQueries({ queryKey: ['journal'] })];
    expect(answers).toHaveLength(1);
    // Read before the change.
    answers[0]?.([]);
    await settle();
    expect(answers).toHaveLength(2);
    answers[1]?.(['Sowed']);
    await Promise.all(refreshed);
    expect(observer.getCurrentResult().data).toEqual(['Sowed']);
    await settle();
    expect(answers).toHaveLength(2);
    leave();
    client.clear();
  });
});

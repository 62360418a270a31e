import { createQueryClient } from './query-client';

/** How often a query that always fails so is tried. */
async function triesFor(error: unknown): Promise<number> {
  const client = createQueryClient();
  let tries = 0;
  const failing = async () => {
    tries += 1;
    throw error;
  };
  await client
    .fetchQuery({
      queryKey: ['x'],
      queryFn: failing,
      retry: client.getDefaultOptions().queries?.retry,
      retryDelay: 0,
    })
    .catch(() => {});
  client.clear();
  return tries;
}

describe('the query client', () => {
  it('tries a broken connection twice more', async () => {
    expect(await triesFor(new Error('Network error'))).toBe(3);
    expect(await triesFor(Object.assign(new Error('busy'), { status: 503 }))).toBe(3);
  });

  it('takes a refusal for an answer', async () => {
    expect(await triesFor(Object.assign(new Error('Not logged in'), { status: 401 }))).toBe(1);
  });
});

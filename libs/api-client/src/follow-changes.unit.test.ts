import { followChangesCall } from '@planted/contracts';
import { FOLLOW_CHANGES_PATH, openChanges, StreamRefusedError } from './follow-changes';

describe('following changes', () => {
  const { signal } = new AbortController();
  afterEach(() => jest.restoreAllMocks());

  it('asks the call of the contracts for events, from where the page is', async () => {
    expect(FOLLOW_CHANGES_PATH).toBe(followChangesCall.path);
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('id: 1\n\n'));
    const stream = await openChanges({ after: 7 }, signal);
    expect(await new Response(stream).text()).toBe('id: 1\n\n');
    expect(fetched).toHaveBeenCalledWith(
      '/api/gardens/live?after=7',
      expect.objectContaining({ headers: { accept: 'text/event-stream' }, signal }),
    );
  });

  it('says with which status it is refused', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 429 }));
    await expect(openChanges({ seconds: 3 }, signal)).rejects.toEqual(new StreamRefusedError(429));
  });
});

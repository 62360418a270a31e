import { answer, rosa, setUpSession } from '../testing/set-up-session';

describe('the session without a network', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>;

  it('FLD-2 is of the gardener who was here last, and is asked for again', async () => {
    const { store, pauses } = setUpSession(offline, () => true, rosa);
    await store.start();
    const { status, user, error } = store.get();
    expect([status, user, error?.message]).toEqual(['signed-in', rosa, 'Failed to fetch']);
    expect(pauses.at(-1)).toBe(1000);
  });

  it('FLD-9 that hangs it is so after 2 s', async () => {
    const { store, pauses, become, askAgain } = setUpSession(
      () => new Promise(() => {}),
      () => true,
      rosa,
    );
    void store.start();
    expect([store.get().status, pauses]).toEqual(['loading', [2000]]);
    await become(askAgain);
    expect(store.get().user).toEqual(rosa);
  });

  it('FLD-2 is asked for at once when the signal is back', async () => {
    let fetch = offline;
    const { store, become, comeBack } = setUpSession(
      () => fetch(),
      () => true,
      rosa,
    );
    await store.start();
    fetch = async () => answer(200, { user: rosa });
    await become(comeBack);
    expect(store.get().error).toBe(null);
  });

  it('FLD-8 is a guest once the server says that it has ended, and no one is known any more', async () => {
    let fetch = offline;
    const { store, become, askAgain, remembered } = setUpSession(
      () => fetch(),
      () => true,
      rosa,
    );
    await store.start();
    fetch = async () => answer(401, {});
    await become(askAgain);
    expect([store.get().status, remembered()]).toEqual(['guest', null]);
  });

  it('FLD-8 is no one in a browser that has no session: what was known is forgotten', async () => {
    const { store, remembered } = setUpSession(offline, () => false, rosa);
    await store.start();
    expect([store.get().status, remembered()]).toEqual(['guest', null]);
  });

  it('FLD-2 stays what it was on a page that was open, and the next start knows the gardener', async () => {
    let fetch = async () => answer(200, { user: rosa });
    const { store, remembered } = setUpSession(() => fetch());
    await store.start();
    fetch = offline;
    await store.refresh();
    expect([store.get().status, store.get().user, remembered()]).toEqual(['signed-in', rosa, rosa]);
  });
});

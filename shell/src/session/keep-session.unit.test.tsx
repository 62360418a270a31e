import { alertStore, sessionStore, signInStore } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { waitFor } from '@testing-library/react';
import { keepSession } from './keep-session';
import { markOwnSignOut, takeOwnSignOut } from './own-sign-out';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const hint = (value: number | string) => {
  document.cookie = `planted_signed_in=${value}`;
};
const titles = () => alertStore.get().map(({ title }) => title);

beforeAll(() => {
  signInForTest();
  hint(inSeconds(60));
});
afterEach(() => jest.restoreAllMocks());

describe('a page of a signed-in gardener', () => {
  it('AUTH-10 refreshes the session that is about to end, and corrects a hint by another clock', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ expires_in: 3600 }));
    keepSession();
    await waitFor(() => expect(document.cookie).toMatch(/planted_signed_in=\d+/));
    await waitFor(() => expect(Number(document.cookie.split('=')[1])).toBeGreaterThan(inSeconds(3500)));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/refresh-session']);
  });

  it('AUTH-10 shows an alert when the session has ended, and none when the gardener signs out here', () => {
    signOutForTest();
    expect(titles()).toEqual(['You are signed out']);
    alertStore.get()[0]?.action?.run();
    expect(signInStore.get()).toEqual({ type: 'other' });
    signInStore.close();
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
    const before = titles().length;
    signInForTest();
    markOwnSignOut();
    signOutForTest();
    expect(titles().length).toBe(before);
    expect(takeOwnSignOut()).toBe(false);
  });

  it('shows nothing when the network is down', () => {
    signInForTest();
    const before = titles().length;
    sessionStore.set({ status: 'loading', user: null, error: new Error('down') });
    expect(titles().length).toBe(before);
    signInForTest();
    expect(titles().length).toBe(before);
  });
});

import { openSignIn, sessionStore, signInStore, type SignInType } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInHost } from './sign-in-host';
import { tellFailedSignIn } from './tell-failed-sign-in';

const user = { id: '3f0e7a34-6a54-4c1e-9b7e-1f1f5d2b8a01', given_name: 'Rosa', profile_picture_url: null };
const config = { googleClientId: null, googleRedirect: null, demo: true, contactEmail: null };

let answers: Record<string, () => Response>;
let sent: { path: string; body: unknown }[];

// Loaded on demand in the shell; here its loading is not what is timed.
beforeAll(() => import('./sign-in-overlay'));

beforeEach(() => {
  signOutForTest();
  signInStore.close();
  sent = [];
  answers = {
    '/api/client-config': () => Response.json(config),
    '/api/demo/sign-in': () => {
      document.cookie = 'planted_signed_in=9999999999';
      return Response.json({ user });
    },
    '/api/me': () => Response.json({ user }),
  };
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    sent.push({ path: String(path), body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return answers[String(path)]?.() ?? new Response('{}', { status: 404 });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'planted_signed_in=; max-age=0';
});

async function open(type: SignInType, onSuccess?: () => void) {
  render(<SignInHost />);
  act(() => openSignIn({ type, onSuccess }));
  await screen.findByRole('dialog');
}

describe('the sign-in overlay', () => {
  it.each<[SignInType, string, string]>([
    [1, 'Join the Planted family!', 'Track progress, get insights, and join the gardening community.'],
    [
      2,
      'Sign in to Save Your Gardens!',
      'Build garden layouts and track the health of your gardens with our cutting edge tools.',
    ],
    [3, 'Sign in to Talk to Other Gardeners!', ''],
    ['other', 'Welcome!', ''],
  ])('AUTH-1 of type %s reports why', async (type, heading, subtext) => {
    await open(type);
    const dialog = screen.getByRole('dialog', { name: heading });
    expect(dialog).toHaveAccessibleDescription(subtext);
  });

  it.each([
    ['a link to account recovery where Google is a way in', 'client-1', 1],
    ['none where it is not', null, 0],
  ])('AUTH-1 has %s', async (_what, googleClientId, links) => {
    answers['/api/client-config'] = () => Response.json({ ...config, googleClientId });
    await open(1);
    await screen.findByRole('button', { name: 'Continue as Demo Gardener' });
    const found = screen.queryAllByRole('link', { name: 'Get a sign-in link by email' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/account-recovery'));
  });

  it('AUTH-1 closes when continuing as a guest', async () => {
    await open(2);
    await userEvent.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStore.get().status).toBe('guest');
  });

  it('AUTH-1 closes on success, after the session is refreshed, and calls onSuccess', async () => {
    const onSuccess = jest.fn();
    await open(2, onSuccess);
    await userEvent.type(await screen.findByLabelText('Your name (optional)'), ' Rosa ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue as Demo Gardener' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.slice(-2)).toEqual([
      { path: '/api/demo/sign-in', body: { name: 'Rosa' } },
      { path: '/api/me', body: undefined },
    ]);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user });
    expect(onSuccess).toHaveBeenCalledTimes(1);
    expect(onSuccess).toHaveBeenCalledWith(user);
  });

  it('AUTH-1 signs in without a name as well', async () => {
    await open(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Demo Gardener' }));
    await waitFor(() => expect(sent).toContainEqual({ path: '/api/demo/sign-in', body: {} }));
  });

  it('shows it when signing in fails, and stays open', async () => {
    answers['/api/demo/sign-in'] = () => Response.json({ error: 'no' }, { status: 500 });
    const onSuccess = jest.fn();
    await open(1, onSuccess);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Demo Gardener' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in failed');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('AUTH-1 that is closed before the answer comes signs in, but does nothing further', async () => {
    let arrive = (_response: Response) => {};
    const onSuccess = jest.fn();
    const asked = jest.spyOn(globalThis, 'fetch').getMockImplementation();
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((path, init) =>
        path === '/api/demo/sign-in'
          ? new Promise((resolve) => (arrive = resolve))
          : (asked?.(path, init) ?? Promise.reject(new Error('no answer'))),
      );
    await open(2, onSuccess);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Demo Gardener' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue as a guest' }));
    document.cookie = 'planted_signed_in=9999999999';
    await act(async () => arrive(Response.json({ user })));
    await waitFor(() => expect(sessionStore.get().status).toBe('signed-in'));
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('takes no sign-in for one whose cookie the browser does not keep', async () => {
    answers['/api/me'] = () => Response.json({ error: 'Not logged in' }, { status: 401 });
    const onSuccess = jest.fn();
    await open(1, onSuccess);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue as Demo Gardener' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in failed');
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('can ask again when the ways to sign in did not arrive', async () => {
    answers['/api/client-config'] = () => new Response('', { status: 503 });
    await open(1);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answers['/api/client-config'] = () => Response.json(config);
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Continue as Demo Gardener' })).toBeInTheDocument();
  });

  it('closes when another tab signs in', async () => {
    await open(1);
    act(() => void signInForTest());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('AUTH-2 opens with what went wrong on the provider’s own page', async () => {
    await act(async () => void (await sessionStore.refresh()));
    render(<SignInHost />);
    act(tellFailedSignIn);
    const text = 'Google login failed, please try again or sign in another way';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('dialog', { name: 'Welcome!' })).toBeInTheDocument();
  });
});

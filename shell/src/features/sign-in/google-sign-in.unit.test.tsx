import { alertStore } from '@planted/mfe-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GoogleIdentity } from './google-identity';
import { GoogleSignIn } from './google-sign-in';

const script = () => document.head.querySelector('script[src="https://accounts.google.com/gsi/client"]');

type Answer = { credential?: string };

/** What the provider calls when someone has signed in there. The script loads once, and so there is one of it. */
let giveAnswer = (_answer: Answer) => {};
const identity: GoogleIdentity = {
  initialize: ({ client_id, nonce, callback }) => {
    expect(client_id).toBe('client-1');
    askedWith.push(nonce);
    giveAnswer = callback;
  },
  renderButton: (place) => place.append('Continue with Google'),
};
let askedWith: string[];

/** What the server answers to the credential; each preparation is answered with another nonce. */
function serve(verified: () => Response) {
  let prepared = 0;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (path !== '/api/auth/google/nonce') return verified();
    prepared += 1;
    return Response.json({ nonce: `nonce-${prepared}` });
  });
}

const show = (
  onError: (text: string | null) => void,
  onSignedIn = async () => {},
  redirect: string | null = null,
) =>
  render(<GoogleSignIn clientId="client-1" redirect={redirect} onSignedIn={onSignedIn} onError={onError} />);

async function showButton(...parts: Parameters<typeof show>) {
  window.google = { accounts: { id: identity } };
  show(...parts);
  act(() => void script()?.dispatchEvent(new Event('load')));
  expect(await screen.findByText('Continue with Google')).toBeInTheDocument();
}

let warned: jest.SpyInstance;
beforeEach(() => {
  askedWith = [];
  serve(() => new Response('', { status: 500 }));
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the provider's button", () => {
  it("AUTH-1 AUTH-2 that does not load shows the alert 'Login Failed'", async () => {
    show(() => {});
    act(() => void script()?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Login Failed' }]));
    expect(script()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Google Again' }));
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void script()?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('button', { name: 'Try Google Again' })).toBeInTheDocument();
  });

  it("AUTH-2 hands its credential to the server, and shows the server's refusal in words", async () => {
    const fetched = serve(() => Response.json({ error: 'Invalid token' }, { status: 401 }));
    const errors: (string | null)[] = [];
    const onSignedIn = jest.fn(async () => {});
    await showButton((text) => errors.push(text), onSignedIn);

    giveAnswer({ credential: 'a.b.c' });
    await waitFor(() =>
      expect(errors.at(-1)).toBe('Google login failed, please try again or sign in another way'),
    );
    expect(fetched).toHaveBeenCalledWith(
      '/api/verify-google-token',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ token: 'a.b.c' }) }),
    );
    expect(warned).toHaveBeenCalledWith(
      'Google sign-in failed:',
      expect.objectContaining({ message: 'Invalid token' }),
    );
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("AUTH-1 fails with 'Login failed' where the server's refusal has no words", async () => {
    serve(() => new Response('', { status: 502 }));
    await showButton(() => {});
    giveAnswer({ credential: 'a.b.c' });
    await waitFor(() =>
      expect(warned).toHaveBeenCalledWith(
        'Google sign-in failed:',
        expect.objectContaining({ message: 'Login failed' }),
      ),
    );
  });

  it("AUTH-1 that answers without a credential shows the alert 'Login Failed', and asks no server", async () => {
    const fetched = serve(() => new Response('', { status: 500 }));
    await showButton(() => {});
    fetched.mockClear();
    giveAnswer({});
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Login Failed' }]));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('AUTH-2 asks with a nonce of the server, and with another one after a failure', async () => {
    serve(() => Response.json({ error: 'Login failed' }, { status: 401 }));
    await showButton(() => {});
    expect(askedWith).toEqual(['nonce-1']);
    giveAnswer({ credential: 'a.b.c' });
    await waitFor(() => expect(askedWith).toEqual(['nonce-1', 'nonce-2']));
    expect(screen.getAllByText('Continue with Google')).toHaveLength(1);
  });
});

describe('the way by Google’s own page', () => {
  const redirect = 'https://planted.example/api/auth/google';
  const way = (name: string) => screen.findByRole('link', { name });
  const leaving = `${redirect}?return_to=%2Fplant-finder%3Fzone%3D6a%23results`;
  beforeEach(() => history.replaceState(null, '', '/plant-finder?zone=6a#results'));
  afterEach(() => history.replaceState(null, '', '/'));

  it('AUTH-3 stands beside the button, and comes back to the page that is open', async () => {
    await showButton(() => {}, undefined, redirect);
    expect(await way("Sign in on Google's page instead")).toHaveAttribute('href', leaving);
  });

  it('AUTH-3 is the first way where the button does not come', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    show(() => {}, undefined, redirect);
    expect(await way("Continue on Google's page")).toHaveAttribute('href', leaving);
    expect(screen.getByRole('button', { name: 'Try Google Again' })).toBeInTheDocument();
  });

  it('AUTH-3 is not offered where it is not set up', async () => {
    await showButton(() => {});
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

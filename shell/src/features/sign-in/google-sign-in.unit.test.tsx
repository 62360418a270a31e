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
  initialize: ({ client_id, callback }) => {
    expect(client_id).toBe('client-1');
    giveAnswer = callback;
  },
  renderButton: (place) => place.append('Continue with Google'),
};

async function showButton(onError: (text: string | null) => void, onSignedIn = async () => {}) {
  window.google = { accounts: { id: identity } };
  render(<GoogleSignIn clientId="client-1" onSignedIn={onSignedIn} onError={onError} />);
  act(() => void script()?.dispatchEvent(new Event('load')));
  expect(await screen.findByText('Continue with Google')).toBeInTheDocument();
}

let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the provider's button", () => {
  it("AUTH-1 AUTH-2 that does not load shows the alert 'Login Failed'", async () => {
    render(<GoogleSignIn clientId="client-1" onSignedIn={async () => {}} onError={() => {}} />);
    act(() => void script()?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Login Failed' }]));
    expect(script()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Google again' }));
    await waitFor(() => expect(script()).not.toBeNull());
    act(() => void script()?.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('button', { name: 'Try Google again' })).toBeInTheDocument();
  });

  it("AUTH-2 hands its credential to the server, and shows the server's refusal in words", async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ error: 'Invalid token' }, { status: 401 }));
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
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 502 }));
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
    const fetched = jest.spyOn(globalThis, 'fetch');
    await showButton(() => {});
    giveAnswer({});
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Login Failed' }]));
    expect(fetched).not.toHaveBeenCalled();
  });
});

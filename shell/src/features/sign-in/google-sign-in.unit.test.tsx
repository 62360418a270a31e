import { alertStore } from '@planted/mfe-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { GoogleSignIn } from './google-sign-in';

const script = () => document.head.querySelector('script[src="https://accounts.google.com/gsi/client"]');

afterEach(() => {
  jest.restoreAllMocks();
});

describe("the provider's button", () => {
  it("AUTH-2 that does not load shows the alert 'Login Failed'", async () => {
    render(<GoogleSignIn clientId="client-1" onSignedIn={async () => {}} onError={() => {}} />);
    act(() => void script()?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Login Failed' }]));
  });

  it("AUTH-2 hands its credential to the server, and shows the server's refusal in words", async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let giveCredential = (_answer: { credential: string }) => {};
    window.google = {
      accounts: {
        id: {
          initialize: ({ client_id, callback }) => {
            expect(client_id).toBe('client-1');
            giveCredential = callback;
          },
          renderButton: (place) => place.append('Continue with Google'),
        },
      },
    };
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ error: 'Invalid token' }, { status: 401 }));
    const errors: (string | null)[] = [];
    const onSignedIn = jest.fn(async () => {});
    render(
      <GoogleSignIn clientId="client-1" onSignedIn={onSignedIn} onError={(text) => errors.push(text)} />,
    );
    act(() => void script()?.dispatchEvent(new Event('load')));
    expect(await screen.findByText('Continue with Google')).toBeInTheDocument();

    giveCredential({ credential: 'a.b.c' });
    await waitFor(() =>
      expect(errors.at(-1)).toBe('Google login failed, please try again or sign in another way'),
    );
    expect(fetched).toHaveBeenCalledWith(
      '/api/verify-google-token',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ token: 'a.b.c' }) }),
    );
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

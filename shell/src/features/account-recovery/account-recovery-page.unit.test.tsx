import { alertStore, MemoryRouter, Route, Routes, sessionStore } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountRecoveryPage from './account-recovery-page';

const user = { id: '3f0e7a34-6a54-4c1e-9b7e-1f1f5d2b8a01', given_name: 'Rosa', profile_picture_url: null };
let answers: Record<string, () => Response | Promise<Response>>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  signOutForTest();
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
  sent = [];
  answers = {
    '/api/recovery': () => Response.json({ success: true }),
    '/api/recovery/session': () => {
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
  history.replaceState(null, '', '/');
  document.cookie = 'planted_signed_in=; max-age=0';
});

const refusal = (status: number) => () => Response.json({ error: 'no' }, { status });

function open(query: string) {
  history.replaceState(null, '', `/account-recovery${query}`);
  return render(
    <MemoryRouter initialEntries={['/account-recovery']}>
      <Routes>
        <Route path="/account-recovery" element={<AccountRecoveryPage />} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('account recovery', () => {
  it('AUTH-8 signs in with the link of a message, once, and keeps the token out of the address', async () => {
    open('?token=a-token&type=recovery');
    expect(location.href).not.toContain('a-token');
    expect(await screen.findByText('Home')).toBeInTheDocument();
    expect(sent.filter(({ path }) => path === '/api/recovery/session')).toEqual([
      { path: '/api/recovery/session', body: { token: 'a-token' } },
    ]);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user });
    expect(alertStore.get()).toMatchObject([{ kind: 'success', title: 'Welcome back, Rosa' }]);
  });

  it.each([
    [403, 'This link no longer works'],
    [409, 'This link was requested in another browser'],
  ])('AUTH-8 explains a link that is answered %i, and offers another one', async (status, title) => {
    answers['/api/recovery/session'] = refusal(status);
    open('?token=a-token&type=recovery');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Email Me a Link' })).toBeInTheDocument();
    expect(sessionStore.get().status).not.toBe('signed-in');
  });

  it.each([
    ['?error=access_denied&error_code=otp_expired&error_description=x', 'This link no longer works'],
    ['?code=of-another-client', 'This link was requested in another browser'],
    ['', 'Get a Sign-In Link'],
  ])('AUTH-8 asks for nothing when it is opened with "%s"', async (query, title) => {
    open(query);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('can be tried again where no answer came', async () => {
    answers['/api/recovery/session'] = () => Promise.reject(new TypeError('offline'));
    open('?token=a-token');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answers['/api/recovery/session'] = () => Response.json({ user });
    document.cookie = 'planted_signed_in=9999999999';
    await userEvent.click(again);
    expect(await screen.findByText('Home')).toBeInTheDocument();
  });

  it('takes no sign-in for one whose cookie the browser does not keep', async () => {
    answers['/api/me'] = refusal(401);
    open('?token=a-token');
    expect(await screen.findByText(/is blocking our cookie/)).toBeInTheDocument();
  });

  it('AUTH-8 requests a link, with the same response for every address', async () => {
    open('');
    const send = screen.getByRole('button', { name: 'Email Me a Link' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email'), ' rosa@example.org ');
    await userEvent.click(send);
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'If rosa@example.org belongs to an account here, a message is on its way.',
      ),
    );
    expect(sent).toEqual([{ path: '/api/recovery', body: { email: 'rosa@example.org' } }]);
  });

  it.each([
    [400, 'Please enter a valid email address'],
    [429, 'Too many requests.'],
    [503, 'We could not be reached.'],
  ])('reports why nothing was sent when it is answered %i', async (status, text) => {
    answers['/api/recovery'] = refusal(status);
    open('');
    await userEvent.type(screen.getByLabelText('Email'), 'rosa');
    await userEvent.click(screen.getByRole('button', { name: 'Email Me a Link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('has nothing to do for a signed-in gardener', async () => {
    act(() => void signInForTest());
    open('');
    expect(screen.getByRole('heading', { name: 'You are signed in' })).toBeInTheDocument();
  });
});

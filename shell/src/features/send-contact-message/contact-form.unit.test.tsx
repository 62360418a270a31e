import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GetInTouch } from './get-in-touch';

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

let sent: Sent[];
let answer: () => Response | Promise<Response>;

// Loaded on demand in the shell; here its loading is not what is timed.
beforeAll(() => import('./contact-dialog'));

beforeEach(() => {
  sessionStorage.clear();
  signOutForTest();
  sent = [];
  answer = () => Response.json({ success: true });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (path === '/api/client-config')
      return Response.json({
        googleClientId: null,
        googleRedirect: null,
        demo: true,
        contactEmail: 'hello@planted.example',
      });
    if (path !== '/api/contact/sendContactMessage') return new Response('{}', { status: 404 });
    sent.push({
      body: JSON.parse(String(init?.body)),
      key: new Headers(init?.headers).get('idempotency-key'),
    });
    return answer();
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const email = () => screen.getByLabelText('Email');
const message = () => screen.getByLabelText('Message');
const send = () => screen.getByRole('button', { name: /^Send/ });
const status = () => document.querySelector('[role=status]');

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch' }));
  await screen.findByRole('dialog', { name: 'Get in Touch' });
}

async function openAndFill(address = 'rosa@example.org', words = 'Where is the okra?') {
  const shown = render(<GetInTouch size="l" />);
  await open();
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.change(message(), { target: { value: words } });
  return shown;
}

describe('the contact form', () => {
  it('ABT-2 sends nothing until both fields are filled', async () => {
    await openAndFill('', '');
    expect(send()).toBeDisabled();
    fireEvent.change(email(), { target: { value: 'rosa@example.org' } });
    expect(send()).toBeDisabled();
    fireEvent.change(message(), { target: { value: '   ' } });
    expect(send()).toBeDisabled();
    await userEvent.type(email(), '{Enter}');
    expect(sent).toEqual([]);
    fireEvent.change(message(), { target: { value: 'Hello' } });
    expect(send()).toBeEnabled();
  });

  it("ABT-2 shows 'Please enter a valid email address', and takes it back once it is one", async () => {
    await openAndFill('rosa at example', 'Hello');
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address');
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(sent).toEqual([]);
    fireEvent.change(email(), { target: { value: 'rosa@example.org' } });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('ABT-2 sends the address sanitized and the message trimmed, shows it for 5 s, and is empty again', async () => {
    await openAndFill(' <rosa@example.org> ', '  Where is the okra?\n');
    jest.useFakeTimers();
    fireEvent.click(send());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'rosa@example.org', message: 'Where is the okra?' },
    ]);
    expect(status()).toHaveTextContent('Message sent successfully!');
    expect([email(), message()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
    expect(send()).toBeDisabled();
    act(() => jest.advanceTimersByTime(4900));
    expect(status()).toHaveTextContent('Message sent successfully!');
    act(() => jest.advanceTimersByTime(100));
    expect(status()).toBeEmptyDOMElement();
  });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a server without words', () => new Response('', { status: 502 }), 'Failed to create message'],
    ['a broken connection', () => Promise.reject(new TypeError('down')), 'Failed to create message'],
    [
      'a server with words',
      () => Response.json({ error: 'Too many messages' }, { status: 429 }),
      'Too many messages',
    ],
  ])(
    'ABT-2 %s loses nothing, and the same words sent again are one message',
    async (_what, failure, text) => {
      await openAndFill();
      answer = failure;
      await userEvent.click(send());
      await waitFor(() => expect(status()).toHaveTextContent(text));
      expect(email()).toHaveValue('rosa@example.org');
      expect(message()).toHaveValue('Where is the okra?');
      expect(send()).toHaveFocus();

      answer = () => Response.json({ success: true });
      await userEvent.click(send());
      await waitFor(() => expect(status()).toHaveTextContent('Message sent successfully!'));
      expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
      expect(sent[1]?.key).toBe(sent[0]?.key);

      fireEvent.change(email(), { target: { value: 'rosa@example.org' } });
      fireEvent.change(message(), { target: { value: 'Where is the okra?' } });
      await userEvent.click(send());
      await waitFor(() => expect(sent).toHaveLength(3));
      expect(sent[2]?.key).not.toBe(sent[0]?.key);
    },
  );

  it('ABT-2 is one message for two quick presses', async () => {
    let arrive = (_response: Response) => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    await openAndFill();
    fireEvent.click(send());
    fireEvent.submit(email().closest('form') as HTMLFormElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    arrive(Response.json({ success: true }));
    await waitFor(() => expect(status()).toHaveTextContent('Message sent successfully!'));
    expect(sent).toHaveLength(1);
  });

  it('ABT-2 refuses a message that is too long in words, and keeps it', async () => {
    await openAndFill('rosa@example.org', 'o'.repeat(5001));
    await userEvent.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your message must be 5000 characters or fewer.',
    );
    expect(message()).toHaveValue('o'.repeat(5001));
    expect(sent).toEqual([]);
  });

  it('ABT-2 keeps what was typed when it is closed or the page is loaded again, for whoever wrote it', async () => {
    signInForTest({ id: 'rosa' });
    const { unmount } = await openAndFill();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    expect(message()).toHaveValue('Where is the okra?');
    unmount();
    signOutForTest();
    render(<GetInTouch />);
    await open();
    expect([email(), message()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('ABT-2 names the address to write to instead', async () => {
    render(<GetInTouch />);
    await open();
    expect(await screen.findByRole('link', { name: 'hello@planted.example' })).toHaveAttribute(
      'href',
      'mailto:hello@planted.example',
    );
  });
});

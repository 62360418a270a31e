import { alertStore, MemoryRouter, sessionStore, signInStore, useLocation } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePageName } from './page-name';
import { Ribbon } from './ribbon';

function Page() {
  usePageName('Plant Finder');
  return <p>at {useLocation().pathname}</p>;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/plant-finder']}>
      <Ribbon />
      <Page />
    </MemoryRouter>,
  );
  return screen.getByRole('navigation', { name: 'Main' });
}

const labels = (nav: HTMLElement) =>
  [...nav.querySelectorAll('a, button')].map(({ textContent }) => textContent);
/** A session that needs no refresh while a test runs. */
const goodSession = 'planted_signed_in=9999999999';
const tray = () => document.querySelector('[data-open]');

beforeEach(() => {
  signOutForTest();
  for (const { id } of alertStore.get()) alertStore.dismiss(id);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the ribbon', () => {
  it('NAV-1 shows the title and the name of the page', () => {
    open();
    const ribbon = within(screen.getByRole('banner'));
    expect(ribbon.getByRole('link', { name: 'Planted' })).toHaveAttribute('href', '/');
    expect(ribbon.getByText('Plant Finder', { selector: 'span' })).toBeInTheDocument();
    expect(document.title).toBe('Plant Finder · Planted');
  });

  it('NAV-1 offers a guest no way out, and shows the guest picture', () => {
    const nav = open();
    expect(labels(nav)).toEqual(['Home', 'About', 'Dashboard', 'Season', 'Sign In']);
    expect(within(nav).getByAltText('Guest')).toHaveAttribute('src', '/illustrations/guest.svg');
  });

  it("NAV-1 shows a gardener's picture and Log Out; a picture that breaks becomes the guest picture", () => {
    signInForTest({ given_name: 'Rosa', profile_picture_url: 'https://pictures.example/rosa.jpg' });
    const nav = open();
    expect(labels(nav)).toEqual(['Home', 'About', 'Dashboard', 'Season', 'Log Out', '']);
    expect(within(nav).getByRole('link', { name: 'Account of Rosa' })).toHaveAttribute('href', '/account');
    const picture = within(nav).getByAltText('Signed in as Rosa');
    expect(picture).toHaveAttribute('src', 'https://pictures.example/rosa.jpg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/illustrations/guest.svg');
  });

  it("leads a gardener to their account from menu and ribbon, and a guest to no one's", () => {
    const ways = () => screen.queryAllByRole('link', { name: 'Account', hidden: true });
    open();
    expect(ways()).toEqual([]);
    act(() => void signInForTest());
    expect(ways().map((link) => link.getAttribute('href'))).toEqual(['/account', '/account']);
  });

  it('SEA-1 leads a guest to place and frost from menu and ribbon, as a gardener is led from their account', () => {
    const ways = () => screen.queryAllByRole('link', { name: 'Place and Frost', hidden: true });
    open();
    expect(ways().map((link) => link.getAttribute('href'))).toEqual(['/place', '/place']);
    act(() => void signInForTest());
    expect(ways()).toEqual([]);
  });

  it('AUTH-1 asks a guest to sign in', async () => {
    const nav = open();
    await userEvent.click(within(nav).getByRole('button', { name: 'Sign In' }));
    expect(signInStore.get()).toEqual({ type: 'other' });
    signInStore.close();
  });

  it('AUTH-5 logs out on the server, refreshes the session and goes home', async () => {
    signInForTest();
    document.cookie = goodSession;
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
      asked.push(String(path));
      return String(path) === '/api/logout'
        ? Response.json({ success: true })
        : Response.json({ error: 'Not logged in' }, { status: 401 });
    });
    const nav = open();
    await userEvent.click(within(nav).getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText('at /')).toBeInTheDocument();
    expect(asked).toEqual(['/api/logout', '/api/me']);
    expect(sessionStore.get().status).toBe('guest');
    document.cookie = 'planted_signed_in=; max-age=0';
  });

  it("AUTH-5 that fails is logged as 'Logout failed' and shown, and the gardener stays signed in", async () => {
    signInForTest();
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    const nav = open();
    await userEvent.click(within(nav).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(logged.mock.calls).toEqual([['Logout failed']]));
    expect(alertStore.get()).toMatchObject([{ kind: 'error', title: 'Logout failed' }]);
    expect(screen.getByText('at /plant-finder')).toBeInTheDocument();
    expect(sessionStore.get().status).toBe('signed-in');
  });

  it('AUTH-10 signs out everywhere, and where the server knows no session any more forgets it all the same', async () => {
    signInForTest();
    document.cookie = goodSession;
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
      asked.push(String(path));
      return Response.json({ error: 'gone' }, { status: 404 });
    });
    open();
    const everywhere = () => screen.queryAllByRole('button', { name: 'Log Out Everywhere', hidden: true });
    // One in the menu of small screens, one in the ribbon.
    expect(everywhere().length).toBe(2);
    await userEvent.click(everywhere()[1] as HTMLElement);
    expect(await screen.findByText('at /')).toBeInTheDocument();
    expect(asked).toEqual(['/api/morningNote/fetchMorningNote', '/api/sign-out-everywhere']);
    expect(document.cookie).not.toContain('planted_signed_in');
    expect(alertStore.get()).toContainEqual(expect.objectContaining({ kind: 'success' }));
    expect(everywhere()).toEqual([]);
  });

  it('NAV-2 expands after 200 ms under the mouse, and not under a finger', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open();
    const ribbon = screen.getByRole('banner');
    await user.pointer({ keys: '[TouchA]', target: ribbon });
    act(() => jest.advanceTimersByTime(1000));
    expect(tray()).toBeNull();
    await user.hover(ribbon);
    act(() => jest.advanceTimersByTime(199));
    expect(tray()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(tray()).toHaveTextContent('Garden Designer');
    fireEvent.keyDown(ribbon, { key: 'Escape' });
    expect(tray()).toBeNull();
  });

  it('NAV-2 expands under a mouse whose last place was taken away, and shows no farewell', () => {
    jest.useFakeTimers();
    open();
    const ribbon = screen.getByRole('banner');
    const over = new MouseEvent('pointerover', {
      bubbles: true,
      relatedTarget: screen.getByText('at /plant-finder'),
    });
    ribbon.dispatchEvent(Object.assign(over, { pointerType: 'mouse' }));
    act(() => jest.advanceTimersByTime(200));
    expect(tray()).toHaveTextContent('Garden Designer');
  });

  it('NAV-2 expands for keyboard focus; Escape closes it and keeps the focus in the ribbon', async () => {
    open();
    const ribbon = within(screen.getByRole('banner'));
    await userEvent.tab();
    expect(tray()).toHaveTextContent('Garden Manager');
    act(() => ribbon.getByRole('link', { name: 'Garden Manager' }).focus());
    expect(tray()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tray()).toBeNull();
    expect(ribbon.getByRole('link', { name: 'Planted' })).toHaveFocus();
  });
});

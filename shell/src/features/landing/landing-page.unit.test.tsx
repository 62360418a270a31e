import { MemoryRouter, sessionStore, signInStore } from '@planted/mfe-kit';
import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LandingPage } from './landing-page';

function open() {
  render(
    <MemoryRouter>
      <LandingPage />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  signOutForTest();
  signInStore.close();
});

describe('the landing page', () => {
  it('LAND-1 has its title and four option cards, of which the community leads nowhere', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Complete Garden Toolkit');
    const cards = within(screen.getByRole('region', { name: 'Where would you like to start?' }));
    expect(cards.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Garden Designer', '/in-ground-layout-page'],
      ['Your Gardens', '/dashboard'],
      ['Plant Finder', '/plant-finder'],
    ]);
    expect(cards.getByRole('heading', { name: 'Community Gardens' })).toBeInTheDocument();
    expect(cards.getByText('Coming soon')).toBeInTheDocument();
  });

  it('LAND-5 LAND-8 asks a guest who wants to start growing to join', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Start Growing Today' }));
    expect(signInStore.get()).toEqual({ type: 1 });
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  });

  it('LAND-5 LAND-8 greets who is signed in, and scrolls down to the tools', async () => {
    signInForTest({ given_name: 'Rosa' });
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open();
    expect(screen.getByText('Good to see you, Rosa!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Choose Where to Start' }));
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(signInStore.get()).toBeNull();
    jest.restoreAllMocks();
  });

  it('LAND-5 LAND-8 welcomes who has a session before the name is known, and keeps the button when it is', () => {
    sessionStore.set({ status: 'loading', user: null, error: null });
    jest.spyOn(Math, 'random').mockReturnValue(0);
    open();
    expect(screen.getByText('Welcome back to the garden!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Choose Where to Start' });
    act(() => void signInForTest({ given_name: 'Rosa' }));
    expect(screen.getByText('Good to see you, Rosa!')).toBeInTheDocument();
    expect(button).toHaveAccessibleName('Choose Where to Start');
    act(signOutForTest);
    expect(button).toHaveAccessibleName('Start Growing Today');
    jest.restoreAllMocks();
  });

  it('LAND-6 counts up once a tenth of the band is in view', () => {
    jest.useFakeTimers();
    let show = (_share: number) => {};
    let threshold: unknown;
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
      threshold = options?.threshold;
      const observer = { observe() {}, unobserve() {}, disconnect() {}, takeRecords: () => [] };
      show = (share) =>
        callback([{ intersectionRatio: share } as IntersectionObserverEntry], observer as never);
      return observer as never;
    });
    open();
    const band = screen.getByRole('region', { name: 'Planted in numbers' });
    const shown = () => [...band.querySelectorAll('dd [aria-hidden]')].map(({ textContent }) => textContent);
    expect(threshold).toBe(0.1);
    expect(shown()).toEqual(['0+', '0+', '0+', '0+']);
    act(() => show(0.09));
    act(() => jest.advanceTimersByTime(3000));
    expect(shown()).toEqual(['0+', '0+', '0+', '0+']);
    act(() => show(0.1));
    act(() => jest.advanceTimersByTime(29));
    expect(shown()).toEqual(['0+', '0+', '0+', '0+']);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toEqual(['2+', '1+', '0+', '10+']);
    act(() => jest.advanceTimersByTime(24 * 30));
    expect(shown()).toEqual(['50+', '25+', '10+', '250+']);
    act(() => jest.advanceTimersByTime(25 * 30));
    expect(shown()).toEqual(['100+', '50+', '20+', '500+']);
    // The vines' clock, and none of the counters'.
    expect(jest.getTimerCount()).toBe(1);
    expect([...band.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Gardens Designed',
      'Plant Varieties',
      'Happy Gardeners',
      'Plants Grown',
    ]);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('LAND-6 shows the end values where motion is unwelcome', () => {
    const stillness = { matches: true, addEventListener() {}, removeEventListener() {} };
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue(stillness as never);
    open();
    const band = screen.getByRole('region', { name: 'Planted in numbers' });
    expect([...band.querySelectorAll('dd [aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
      '100+',
      '50+',
      '20+',
      '500+',
    ]);
    jest.restoreAllMocks();
  });

  it('LAND-7 ends with the call to plant', () => {
    open();
    const call = within(screen.getByRole('region', { name: 'Ready to Plant Your Garden?' }));
    expect(call.getByRole('link', { name: 'Get Started!' })).toHaveAttribute(
      'href',
      '/in-ground-layout-page',
    );
    expect(call.getByRole('link', { name: 'About Planted' })).toHaveAttribute('href', '/about');
  });
});

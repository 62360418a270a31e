import { signInForTest, signOutForTest } from '@planted/mfe-kit/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchInstallPrompt, type InstallPrompt } from './catch-prompt';
import { InstallOffer } from './install-offer';

const OFFER = { name: 'Planted in your pocket' };

/** What a browser does that could install the product. */
function canInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = jest.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event as unknown as InstallPrompt);
  });
  return { prompt, event };
}

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  catchInstallPrompt(window);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('planted-visits', '2');
  signInForTest();
});
afterEach(() => {
  act(() => {
    window.dispatchEvent(new Event('appinstalled'));
  });
});

describe('the offer to install', () => {
  it('FLD-1 has the browser ask when it is taken, which never asks by itself', async () => {
    render(<InstallOffer />);
    const { prompt, event } = canInstall();
    expect(event.defaultPrevented).toBe(true);
    expect(await screen.findByRole('region', OFFER)).toHaveTextContent(
      'Opens from your home screen and works in the garden without a signal.',
    );
    expect(prompt).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('region', OFFER)).not.toBeInTheDocument();
  });

  it('FLD-1 rests after Not now, and after a no to the browser', async () => {
    render(<InstallOffer />);
    canInstall();
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', OFFER)).not.toBeInTheDocument();
    expect(Number(localStorage.getItem('planted-install-not-now'))).toBeGreaterThan(0);
  });

  it('FLD-1 is made to no guest, and to no one before the third visit', () => {
    signOutForTest();
    const { unmount } = render(<InstallOffer />);
    canInstall();
    expect(screen.queryByRole('region', OFFER)).not.toBeInTheDocument();
    unmount();
    signInForTest();
    sessionStorage.clear();
    localStorage.setItem('planted-visits', '1');
    render(<InstallOffer />);
    expect(screen.queryByRole('region', OFFER)).not.toBeInTheDocument();
  });

  it('FLD-1 is three steps on an iPhone', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Version/26.1 Safari');
    render(<InstallOffer />);
    const steps = await screen.findByRole('region', { name: 'On iPhone and iPad' });
    expect(steps).toHaveTextContent('Tap Share in Safari.');
    expect(steps).toHaveTextContent('Choose Add to Home Screen.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(steps).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

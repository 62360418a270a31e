import { fireEvent, render, screen } from '@testing-library/react';
import { HeroBackground } from './hero-background';

async function scrollTo(y: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
  await new Promise((done) => requestAnimationFrame(done));
}

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  jest.restoreAllMocks();
});

describe("the hero's background", () => {
  it('LAND-4 follows the scrolling by a factor of 0.3', async () => {
    render(<HeroBackground />);
    await scrollTo(200);
    expect(screen.getByTestId('hero-background')).toHaveStyle({ transform: 'translateY(60px)' });
    await scrollTo(0);
    expect(screen.getByTestId('hero-background')).toHaveStyle({ transform: 'translateY(0px)' });
  });

  it('LAND-4 is still where motion is unwelcome', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as never);
    render(<HeroBackground />);
    await scrollTo(200);
    expect(screen.getByTestId('hero-background').style.transform).toBe('');
  });
});

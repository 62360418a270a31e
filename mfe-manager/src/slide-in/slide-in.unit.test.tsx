import { act, render, screen } from '@testing-library/react';
import { SlideIn } from './slide-in';

describe('a card that slides in', () => {
  const RealObserver = globalThis.IntersectionObserver;
  afterEach(() => {
    globalThis.IntersectionObserver = RealObserver;
  });

  it('DASH-1 comes in when it is first seen, and then stays', () => {
    const seen: ((isIntersecting: boolean) => void)[] = [];
    let watched = 0;
    globalThis.IntersectionObserver = class {
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push((isIntersecting) => changed([{ isIntersecting }]));
      }
      observe() {
        watched += 1;
      }
      disconnect() {
        watched -= 1;
      }
    } as unknown as typeof IntersectionObserver;
    render(<SlideIn from="left">Garden Snapshot</SlideIn>);
    const card = screen.getByText('Garden Snapshot');
    act(() => seen[0]?.(false));
    expect(card).not.toHaveAttribute('data-in');
    act(() => seen[0]?.(true));
    expect(card).toHaveAttribute('data-in');
    expect(watched).toBe(0);
  });
});

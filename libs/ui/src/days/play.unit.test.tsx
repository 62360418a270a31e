import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DaySlider } from './day-slider';
import { dayOfText, dayText, type PastKnown } from './day-words';

const day = (text: string): number => dayOfText(text) ?? Number.NaN;
const year = { from: day('2027-01-01'), to: day('2027-12-31') };
const SECOND = 1_000;

interface ExampleProps {
  readonly start?: string;
  readonly from?: string;
  readonly past?: PastKnown;
}

/** A bed of 2027; today is May 21. */
function Example({ start = '2027-05-21', from = '2027-01-01', past = 'today' }: ExampleProps) {
  const [shown, setShown] = useState(day(start));
  return (
    <DaySlider
      {...{ day: shown, season: year, range: { ...year, from: day(from) }, changes: [], past }}
      today={day('2027-05-21')}
      standing={past === 'waiting' ? null : 3}
      onDay={setShown}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Day' });
const shown = () => dayText(Number(slider().getAttribute('value')));
const playButton = () => screen.getByRole('button', { name: 'Play the season' });
const isPlaying = () => screen.queryByRole('button', { name: 'Pause' }) !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (button: HTMLElement) => act(() => button.click());

describe('TIM-1 a season that is played', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('TIM-1 begins at its first day, is over in ten seconds, and says where it ended', () => {
    render(<Example />);
    press(playButton());
    expect(shown()).toBe('2027-01-01');
    pass(5 * SECOND);
    expect(shown()).toMatch(/^2027-0(6-29|6-30|7-01|7-02)$/);
    expect(screen.getByRole('status', { name: 'Day shown' })).toBeEmptyDOMElement();
    pass(5 * SECOND - 100);
    expect(isPlaying()).toBe(true);
    pass(200);
    expect(shown()).toBe('2027-12-31');
    expect(isPlaying()).toBe(false);
    expect(screen.getByRole('status', { name: 'Day shown' })).toHaveTextContent(
      /^Friday, December 31, as planned/,
    );
  });

  it('TIM-1 begins with the garden, and goes on from a day that was chosen', () => {
    const { unmount } = render(<Example from="2027-03-01" />);
    press(playButton());
    expect(shown()).toBe('2027-03-01');
    unmount();
    render(<Example start="2027-08-01" />);
    press(playButton());
    pass(SECOND);
    expect(shown() > '2027-08-31' && shown() < '2027-09-10').toBe(true);
  });

  it.each(['pointerDown', 'keyDown', 'wheel', 'touchStart'] as const)(
    'TIM-1 is paused by %s anywhere',
    (input) => {
      render(<Example />);
      press(playButton());
      pass(SECOND);
      act(() => void fireEvent[input](document.body));
      expect(isPlaying()).toBe(false);
      const stopped = shown();
      pass(SECOND);
      expect(shown()).toBe(stopped);
      expect(screen.getByRole('status', { name: 'Day shown' })).not.toBeEmptyDOMElement();
    },
  );

  it('TIM-1 is paused by its own button, and goes on from there', () => {
    render(<Example />);
    press(playButton());
    pass(SECOND);
    const pause = screen.getByRole('button', { name: 'Pause' });
    act(() => void fireEvent.pointerDown(pause));
    press(pause);
    expect(isPlaying()).toBe(false);
    const stopped = shown();
    press(playButton());
    pass(SECOND);
    expect(shown() > stopped).toBe(true);
  });

  it('TIM-1 waits for the past', () => {
    const { rerender } = render(<Example past="waiting" />);
    press(playButton());
    pass(SECOND);
    expect(shown()).toBe('2027-01-01');
    rerender(<Example past="today" />);
    pass(SECOND);
    expect(shown() > '2027-02-01').toBe(true);
  });

  it('TIM-1 is not offered to who wants no motion: there are steps', () => {
    const found = jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) =>
        ({
          ...{ media: query, matches: query.includes('reduce') },
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    render(<Example />);
    expect(screen.queryByRole('button', { name: 'Play the season' })).toBeNull();
    press(screen.getByRole('button', { name: 'Next day' }));
    expect(shown()).toBe('2027-05-22');
    found.mockRestore();
  });
});

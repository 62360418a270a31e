import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { dayOfText, type DayRange, dayText } from './day-words';
import { DaySlider, type DaySliderProps } from './day-slider';
import { EmptyDay } from './empty-day';
import { NoDays } from './no-days';

const day = (text: string): number => dayOfText(text) ?? Number.NaN;
const yearOf = (year: number): DayRange => ({ from: day(`${year}-01-01`), to: day(`${year}-12-31`) });

interface ExampleProps extends Partial<Pick<DaySliderProps, 'standing' | 'range' | 'past' | 'onReach'>> {
  readonly start?: string;
}

const TWO_YEARS = { from: day('2027-01-01'), to: day('2028-12-31') };

/** A bed of 2027, with plantings until 2028; today is May 21. */
function Example({ start = '2027-05-29', standing = 23, range = TWO_YEARS, ...other }: ExampleProps) {
  const [shown, setShown] = useState(day(start));
  const year = Number(dayText(shown).slice(0, 4));
  return (
    <DaySlider
      day={shown}
      today={day('2027-05-21')}
      season={yearOf(year)}
      range={range}
      changes={['2027-04-07', '2027-05-09', '2027-07-03', '2028-04-10'].map(day)}
      standing={standing}
      onDay={setShown}
      {...other}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Day' });
const shown = () => dayText(Number(slider().getAttribute('value')));

describe('SEA-9 TIM-1 a day slider', () => {
  it.each([
    ['{ArrowRight}', '2027-05-30'],
    ['{ArrowUp}', '2027-05-30'],
    ['{ArrowLeft}', '2027-05-28'],
    ['{ArrowDown}', '2027-05-28'],
    ['{PageDown}', '2027-06-12'],
    ['{PageUp}', '2027-05-15'],
    ['{Home}', '2027-01-01'],
    ['{End}', '2027-12-31'],
    ['{Control>}{ArrowRight}{/Control}', '2027-07-03'],
    ['{Control>}{ArrowLeft}{/Control}', '2027-05-09'],
    ['{Meta>}{ArrowRight}{/Meta}', '2027-07-03'],
    ['{Alt>}{ArrowRight}{/Alt}', '2027-05-29'],
    ['a', '2027-05-29'],
  ])('goes by %s to %s', async (keys, expected) => {
    render(<Example />);
    slider().focus();
    await userEvent.keyboard(keys);
    expect(shown()).toBe(expected);
  });

  it('stays in its season by arrows, passes its end by Page keys, and ends with the last season', async () => {
    render(<Example start="2027-12-31" />);
    slider().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('2027-12-31');
    await userEvent.keyboard('{PageDown}');
    expect(shown()).toBe('2028-01-14');
    expect(slider()).toHaveAttribute('min', String(day('2028-01-01')));
    await userEvent.keyboard('{End}{PageDown}');
    expect(shown()).toBe('2028-12-31');
  });

  it.each([
    ['2027-05-29', 23, 'Saturday, May 29, as planned. 23 plants stand.', '8 days from today, as planned'],
    ['2027-05-21', 1, 'Friday, May 21, today. 1 plant stands.', 'Today'],
    ['2027-05-20', 0, 'Thursday, May 20, as known today. 0 plants stand.', '1 day ago, as known today'],
    [
      '2028-02-29',
      2,
      'Tuesday, February 29, 2028, as planned. 2 plants stand.',
      '284 days from today, as planned',
    ],
  ])('says what %s is', (start, standing, value, note) => {
    render(<Example start={start} standing={standing} />);
    expect(slider()).toHaveAttribute('aria-valuetext', value);
    expect(screen.getByText(note, { selector: 'small' })).toBeVisible();
    expect(screen.getByText(value.split(/, (?:as|today)/)[0] ?? '', { selector: 'b' })).toBeVisible();
  });

  it('goes to the change before and after by buttons, says the day, and has none beyond the ends', async () => {
    render(<Example start="2027-04-07" />);
    const [previous, next] = [/^Previous change/, /^Next change/].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(previous).toHaveAccessibleName('Previous change');
    expect(next).toHaveAccessibleName('Next change');
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous as HTMLElement);
    expect(shown()).toBe('2027-04-07');
    await userEvent.click(next as HTMLElement);
    expect(shown()).toBe('2027-05-09');
    expect(screen.getByRole('status', { name: 'Day shown' })).toHaveTextContent(
      'Sunday, May 9, as known today.',
    );
    for (let change = 0; change < 2; change += 1) await userEvent.click(next as HTMLElement);
    expect(shown()).toBe('2028-04-10');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    slider().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status', { name: 'Day shown' })).toBeEmptyDOMElement();
  });

  it('goes back to today, and to a day that is picked', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(shown()).toBe('2027-05-21');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Pick a day' }));
    const field = screen.getByLabelText(/^Day/, { selector: 'input[type=date]' });
    expect(field).toHaveValue('2027-05-21');
    fireEvent.change(field, { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show this day' }));
    expect(screen.getByText('Enter a day.')).toBeVisible();
    fireEvent.change(field, { target: { value: '2031-02-02' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show this day' }));
    expect(screen.getByText('Pick a day from 2027-01-01 to 2028-12-31.')).toBeVisible();
    fireEvent.change(field, { target: { value: '2028-02-02' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show this day' }));
    expect(shown()).toBe('2028-02-02');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('TIM-1 goes by buttons to the day before and after, and not before the garden', async () => {
    render(<Example start="2027-01-02" />);
    const [previous, next] = ['Previous day', 'Next day'].map((name) => screen.getByRole('button', { name }));
    await userEvent.click(previous as HTMLElement);
    await userEvent.click(previous as HTMLElement);
    expect(shown()).toBe('2027-01-01');
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next as HTMLElement);
    expect(shown()).toBe('2027-01-02');
    expect(screen.getByRole('status', { name: 'Day shown' })).toHaveTextContent(
      /^Saturday, January 2, as known/,
    );
  });

  it('TIM-1 has no slider into days before the garden, and says when it begins', async () => {
    const { container } = render(
      <Example start="2027-05-29" range={{ from: day('2027-05-01'), to: day('2028-12-31') }} />,
    );
    expect(slider()).toHaveAttribute('min', String(day('2027-05-01')));
    expect(slider().style.left).toBe(`calc(${120 / 364} * (100% - 26px))`);
    expect(container.querySelector('.before')).toHaveStyle({ width: `${(120 / 364) * 100}%` });
    slider().focus();
    await userEvent.keyboard('{Home}{PageUp}{ArrowLeft}{Control>}{ArrowLeft}{/Control}');
    expect(shown()).toBe('2027-05-01');
    expect(slider()).toHaveAccessibleDescription(/The garden begins on May 1\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Pick a day' }));
    fireEvent.change(screen.getByLabelText(/^Day/, { selector: 'input[type=date]' }), {
      target: { value: '1927-04-30' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show this day' }));
    expect(
      screen.getByText('The garden begins on May 1. Pick a day from 2027-05-01 to 2028-12-31.'),
    ).toBeVisible();
  });

  it.each([
    ['then', '8 days ago, as we knew it then', 'Thursday, May 13, as we knew it then. 23 plants stand.'],
    ['waiting', '8 days ago, loading', 'Thursday, May 13, loading.'],
    ['failed', '8 days ago, not loaded', 'Thursday, May 13, not loaded.'],
  ] as const)('TIM-1 says of a past that is %s: %s', (past, note, value) => {
    const isKnown = past === 'then';
    render(<Example start="2027-05-13" past={past} standing={isKnown ? 23 : null} />);
    expect(screen.getByText(note)).toBeVisible();
    expect(slider()).toHaveAttribute('aria-valuetext', value);
  });

  it('TIM-1 says that it is about to be used', () => {
    const reached: true[] = [];
    render(<Example onReach={() => reached.push(true)} />);
    expect(reached).toEqual([]);
    fireEvent.focus(slider());
    expect(reached).toEqual([true]);
  });

  it('follows a pointer', () => {
    render(<Example />);
    fireEvent.change(slider(), { target: { value: day('2027-09-01') } });
    expect(shown()).toBe('2027-09-01');
  });

  it('marks the changes of the season, the past and today', () => {
    const { container } = render(<Example />);
    expect(container.querySelectorAll('.tick')).toHaveLength(3);
    expect(container.querySelectorAll('.tick[data-past]')).toHaveLength(2);
    expect(container.querySelector('.today')).toHaveStyle({ left: `${(140 / 364) * 100}%` });
    expect(container.querySelector('.months')).toHaveTextContent('JanFebMarAprMayJunJulAugSepOctNovDec');
  });

  it('SEA-4 has the months of a southern season from July to June', () => {
    const { container } = render(
      <DaySlider
        day={day('2027-01-10')}
        today={day('2027-01-10')}
        season={{ from: day('2026-07-01'), to: day('2027-06-30') }}
        range={{ from: day('2026-07-01'), to: day('2027-06-30') }}
        changes={[]}
        standing={4}
        onDay={() => {}}
      />,
    );
    expect(container.querySelector('.months')).toHaveTextContent('JulAugSepOctNovDecJanFebMarAprMayJun');
    expect(screen.getByRole('button', { name: 'Next change' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('has no accessibility problem', async () => {
    render(<Example />);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('SEA-9 in place of a day', () => {
  it('says what stands first after an empty day, and goes there', async () => {
    const goneTo: number[] = [];
    render(
      <EmptyDay
        day={day('2027-02-02')}
        today={day('2027-05-21')}
        first={{ name: 'Snap Pea', day: day('2027-04-07') }}
        onGo={(to) => goneTo.push(to)}
      />,
    );
    expect(screen.getByText('Nothing stands here on February 2. First: Snap Pea, April 7.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }));
    expect(goneTo.map(dayText)).toEqual(['2027-04-07']);
  });

  it('says that nothing stands where nothing is to come either', () => {
    render(<EmptyDay day={day('2027-02-02')} today={day('2027-02-02')} first={null} onGo={() => {}} />);
    expect(screen.getByText('Nothing stands here on February 2.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to the place that days need, and tries again what failed', async () => {
    const visited: string[] = [];
    let tried = 0;
    const { rerender } = render(
      <NoDays why="no-place" href="/place?garden=1" onNavigate={(href) => visited.push(href)} />,
    );
    expect(screen.getByText('Days need a place, or your own frost dates.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Choose a place' }));
    expect(visited).toEqual(['/place?garden=1']);
    rerender(<NoDays why="failed" onRetry={() => (tried += 1)} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The season could not be read. Your plants are safe.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toBe(1);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { dayOfText } from './day-words';
import { PastOfDay, type PastOfDayProps } from './past-of-day';

const day = (text: string): number => dayOfText(text) ?? Number.NaN;
const viewed: string[] = [];
const told: PastOfDayProps = {
  ...{
    day: day('2026-08-12'),
    today: day('2027-05-21'),
    saved: day('2026-05-01'),
    status: 'ready',
    view: 'today',
  },
  ...{
    onView: (view) => viewed.push(view),
    onRetry: () => viewed.push('again'),
    writtenLater: 2,
    undated: 0,
  },
};
const sentence = () => screen.getByRole('status', { name: 'How this day is known' });

describe('TIM-1 how a day before today is known', () => {
  afterEach(() => viewed.splice(0));

  it.each([
    [{}, 'What stood on August 12, 2026, with the 2 corrections that came later.'],
    [{ writtenLater: 1 }, 'What stood on August 12, 2026, with the correction that came later.'],
    [{ writtenLater: 0 }, 'What stood on August 12, 2026, no correction came later.'],
    [
      { writtenLater: 0, undated: 1 },
      'What stood on August 12, 2026, no correction came later. 1 plant has no planting date: it is shown from the day it was drawn.',
    ],
    [{ view: 'then' }, 'As recorded by August 12, 2026. 2 corrections came later.'],
    [{ view: 'then', writtenLater: 1 }, 'As recorded by August 12, 2026. 1 correction came later.'],
    [
      { view: 'then', writtenLater: 0, undated: 4 },
      'As recorded by August 12, 2026. No correction came later.',
    ],
    [
      { view: 'then', day: day('2026-04-30') },
      'On April 30, 2026 nothing was recorded yet: this garden was saved first on May 1, 2026.',
    ],
  ] as const)('TIM-1 says of %j: %s', (other, words) => {
    render(<PastOfDay {...told} {...other} />);
    expect(sentence()).toHaveTextContent(words);
  });

  it('TIM-1 is chosen by the keyboard', async () => {
    render(<PastOfDay {...told} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(viewed).toEqual(['then']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('TIM-1 says while it is on its way, and tries again what failed', async () => {
    const { rerender } = render(<PastOfDay {...told} status="waiting" />);
    expect(screen.getByText('Loading what stood here then...')).toBeVisible();
    rerender(<PastOfDay {...told} status="failed" />);
    expect(screen.getByRole('alert')).toHaveTextContent('The past could not be read. Your plants are safe.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(viewed).toEqual(['again']);
  });
});

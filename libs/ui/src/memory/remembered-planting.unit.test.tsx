import { render, screen } from '@testing-library/react';
import { Planting, type RememberedPlanting } from './remembered-planting';

const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

const tomato: RememberedPlanting = {
  ...{ id: 'a', name: 'Tomato', imageUrl: null, year: 2025, state: 'ended', isDated: true },
  ...{ from: dayNumber('2025-05-20'), until: dayNumber('2025-09-02'), how: 'failed', cause: 'blight' },
  ...{ writtenLater: [], facts: [], notes: [] },
};
const written = (what: 'planted' | 'ended', day: string, on: string) => ({
  ...{ what, day: dayNumber(day), on: dayNumber(on) },
});

describe('TIM-2 what is told of a planting that stood in a square', () => {
  it.each([
    ['nothing that was written on its day', [], []],
    [
      'in one sentence what was written on one day',
      [written('planted', '2025-05-20', '2025-11-28'), written('ended', '2025-09-02', '2025-11-28')],
      ['You wrote on Nov 28, 2025 that it was planted on May 20, 2025 and ended on Sep 2, 2025.'],
    ],
    [
      'in two what was written on two',
      [written('planted', '2025-05-20', '2025-06-09'), written('ended', '2025-09-02', '2025-11-28')],
      [
        'You wrote on Jun 9, 2025 that it was planted on May 20, 2025.',
        'You wrote on Nov 28, 2025 that it ended on Sep 2, 2025.',
      ],
    ],
  ])('says %s', (_what, writtenLater, sentences) => {
    render(<Planting planting={{ ...tomato, writtenLater }} today={dayNumber('2026-01-10')} />);
    expect(screen.queryAllByText(/^You wrote/).map((one) => one.textContent)).toEqual(sentences);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^TomatoMay 20, 2025 – .*failed: blight$/);
  });

  it.each([
    [true, 'growing'],
    [false, 'in the bed'],
  ])('calls growing only what its gardener has planted', (isDated, badge) => {
    const standing = { state: 'growing', until: null, how: null, cause: null } as const;
    render(<Planting planting={{ ...tomato, ...standing, isDated }} today={dayNumber('2026-01-10')} />);
    expect(screen.getByText(badge)).toBeVisible();
  });
});

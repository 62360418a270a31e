import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityProblems } from '../testing/accessibility-problems';
import { BedDrawing } from './bed-drawing';
import type { GhostPlant } from './ghost';
import type { BedPlant } from './plant-tile';
import { tagBoxes } from './tag-boxes';

const today = Date.UTC(2027, 4, 21) / 86_400_000;
const plant = (id: string, plantName: string, x: number, y = 0): BedPlant => ({
  ...{ id, plantName, x, y, width: 1, height: 1, color: '#e68a58' },
  imageUrl: `/${id}.svg`,
});
const kale = (id: string, x: number): GhostPlant & { readonly day: number } => ({
  plant: plant(id, 'Curly Kale', x, 1),
  kind: 'comes',
  day: Date.UTC(2027, 7, 1) / 86_400_000,
});
const beans: GhostPlant = {
  plant: plant('beans', 'Bush Bean', 0),
  kind: 'then',
  day: Date.UTC(2027, 6, 3) / 86_400_000,
};
const radish: GhostPlant = {
  plant: plant('radish', 'Radish', 4, 1),
  kind: 'gone',
  day: Date.UTC(2026, 5, 20) / 86_400_000,
};
const peas = plant('peas', 'Snap Pea', 0);
const list = [kale('kale-1', 0), kale('kale-2', 1), beans, radish];
const matrix = [
  [1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1],
] as const;

const show = (cell: number, plants: readonly BedPlant[] = [peas]) => (
  <BedDrawing
    name="Kitchen Bed"
    matrix={matrix.map((row) => [...row])}
    plants={plants}
    ghosts={{ list, today }}
    cell={cell}
    named
  />
);
const tags = (container: HTMLElement) =>
  [...container.querySelectorAll('.tags text')].map(({ textContent }) => textContent);

describe('SEA-9 ghosts in a bed', () => {
  it('are told by their edges: dashed comes, dotted is gone, a dashed head comes after what stands', () => {
    const { container } = render(show(56));
    const ghost = (id: string) => container.querySelector(`[data-plant="${id}"] [data-ghost]`);
    expect(ghost('comes kale-1')).toHaveAttribute('data-ghost', 'comes');
    expect(ghost('gone radish')).toHaveAttribute('data-ghost', 'gone');
    expect(ghost('then beans')?.querySelector('circle')).toBeInTheDocument();
    expect(container.querySelector('[data-plant="peas"] [data-ghost]')).toBeNull();
  });

  it('have tags from 50 px a cell on, one for the same kind and day side by side', () => {
    const { container, rerender } = render(show(56));
    expect(tags(container)).toEqual(['kale from Aug 1', 'then beans, Jul 3', 'radishes until Jun 20, 2026']);
    rerender(show(49));
    expect(tags(container)).toEqual([]);
  });

  it('say from when squares are free that nothing comes to', async () => {
    const ground = { plant: peas, day: Date.UTC(2027, 6, 3) / 86_400_000 };
    const { container } = render(
      <BedDrawing
        name="Kitchen Bed"
        matrix={matrix.map((row) => [...row])}
        plants={[peas]}
        ghosts={{ list: [], free: [ground], today }}
        cell={56}
      />,
    );
    expect(tags(container)).toEqual(['free from Jul 3']);
    expect(screen.getByRole('img', { name: 'Snap Pea, free from July 3' })).toBeInTheDocument();
  });

  it('have only the day on their tags where the next one needs the room', () => {
    const turns = [0, 1, 2].map((x) => ({ ...kale(`${x}`, x), day: kale('', 0).day + x }));
    const boxes = tagBoxes(turns, { cell: 56, columns: 6, today });
    expect(boxes.map(({ words }) => words)).toEqual(['Aug 1', 'Aug 2', 'kale from Aug 3']);
  });

  it('say the same when they are focused, whatever the size', async () => {
    render(show(20));
    await userEvent.tab();
    expect(screen.getByRole('img', { name: 'Snap Pea' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Bush Bean, next, from July 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('Curly Kale, from August 1');
    expect(screen.getByText('Curly Kale, from August 1')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('keep their tags inside the bed, and off each other', () => {
    const boxes = tagBoxes([kale('a', 3), radish], { cell: 50, columns: 5, today });
    expect(boxes.map(({ id }) => id)).toEqual(['a']);
    const [only] = tagBoxes([radish], { cell: 50, columns: 5, today });
    expect((only?.x ?? 0) + (only?.width ?? 0)).toBeLessThanOrEqual(250);
  });
});

describe('SEA-9 scrubbing', () => {
  const leaving = (container: HTMLElement) => container.querySelectorAll('.leaving');

  it('lets what leaves fade for a moment, unseen by assistive technology', () => {
    const { container, rerender } = render(show(56));
    rerender(show(56, []));
    expect(leaving(container)).toHaveLength(1);
    expect(screen.queryByRole('img', { name: 'Snap Pea' })).toBeNull();
    for (const plant of leaving(container)) fireEvent.animationEnd(plant);
    expect(leaving(container)).toHaveLength(0);
  });

  it('changes without fading where many leave at once', () => {
    const many = Array.from({ length: 100 }, (_, at) => plant(`p${at}`, 'Radish', at % 4));
    const { container, rerender } = render(show(56, many));
    rerender(show(56, []));
    expect(leaving(container)).toHaveLength(0);
  });
});

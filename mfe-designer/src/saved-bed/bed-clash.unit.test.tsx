import { changeLayoutCall, fetchLayoutCall } from '@planted/contracts';
import { alertStore, dismissAlert } from '@planted/mfe-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  accepted,
  conflict,
  gardenId,
  ids,
  openSavedBed,
  served,
  server,
  settings,
  standing,
} from '../testing/saved-bed';
import { savedBedDraft } from './saved-bed-draft';

const MATRIX = '1,1,1\n1,1,1';
const stands = [standing(ids.carrot, 'carrot', 0, 0, '2026-05-01'), standing(ids.thyme, 'thyme', 2, 1)];
const allSaved = () => screen.findByText('Everything is saved.');

describe('a bed that others change too', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    for (const { id } of alertStore.get()) dismissAlert(id);
    await savedBedDraft(gardenId).clear();
  });

  const changedElsewhere = (current: object) =>
    conflict({ version: 4, matrix: null, plants: [], ended: [], settings, ...current });
  const spot = (id: string, x: number, y: number) => ({
    ...{ id, plantId: 'carrot', x, y, width: 1, height: 1, color: '#aac62f', plantsPerSquare: null },
  });

  it('EDT-4 rebases on plants that came elsewhere, and gives those back their squares', async () => {
    const { acts, answers, answersOnce } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await allSaved();
    await bed.press('Above');
    await bed.keys('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{Delete}');
    // The square in the middle of the second row of the saved bed is planted meanwhile.
    answersOnce(changeLayoutCall.path, changedElsewhere({ plants: [spot(ids.others, 1, 1)] }));
    answers[changeLayoutCall.path] = accepted(5);
    answers[fetchLayoutCall.path] = served(5, '1,1,1\n1,1,1\n1,1,1', [
      standing(ids.carrot, 'carrot', 0, 1, '2026-05-01'),
      standing(ids.thyme, 'thyme', 2, 2),
      standing(ids.others, 'carrot', 1, 2),
    ]);
    await bed.save();
    const card = await screen.findByRole('region', { name: 'Needs you: Carrot' });
    expect(card).toHaveTextContent('planted elsewhere on squares that you had taken away');
    await waitFor(() => expect(acts()).toHaveLength(2));
    expect(acts()[1]?.body).toEqual({
      gardenId,
      expectedVersion: 4,
      changes: [{ type: 'reshape', matrix: '1,1,1\n1,1,1\n1,1,1', turns: 0, shiftX: 0, shiftY: 1 }],
    });
    // Nobody has answered it yet: it is there after a reload.
    await act(() => savedBedDraft(gardenId).flush());
    bed.unmount();
    const again = await openSavedBed();
    expect(await screen.findByRole('region', { name: 'Needs you: Carrot' })).toHaveTextContent('No soil');
    await again.press('Keep the Squares');
    expect(screen.queryByRole('region', { name: 'Needs you: Carrot' })).toBeNull();
    await act(() => savedBedDraft(gardenId).flush());
    again.unmount();
    await openSavedBed();
    await allSaved();
    expect(screen.queryByRole('region', { name: 'Needs you: Carrot' })).toBeNull();
  });

  it('EDT-4 tells two beds of equal size apart by where their rows are', async () => {
    const { answersOnce, answers } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await allSaved();
    await bed.press('Right');
    // Elsewhere a row was added at the other end.
    const shifted = [spot(ids.carrot, 1, 0), { ...spot(ids.thyme, 3, 1), plantId: 'thyme' }];
    const theirs = '1,1,1,1\n1,1,1,1';
    answersOnce(changeLayoutCall.path, changedElsewhere({ matrix: theirs, plants: shifted }));
    answers[fetchLayoutCall.path] = served(4, theirs, [
      standing(ids.carrot, 'carrot', 1, 0, '2026-05-01'),
      standing(ids.thyme, 'thyme', 3, 1),
    ]);
    await bed.save();
    const card = await screen.findByRole('region', { name: 'Needs you: Kitchen Bed' });
    expect(within(card).getByText(`8 ft², 4' x 2', 1 ft more on the left`)).toBeVisible();
    expect(within(card).getByText(`8 ft², 4' x 2', 1 ft more on the right`)).toBeVisible();
  });

  it('EDT-5 lists only keys and tools that a saved bed has', async () => {
    server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await bed.keys('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Drawing with the keyboard' }));
    expect(keys.getByText('1 to 5')).toBeVisible();
    expect(keys.getByText('Add, Erase, Fill, Delete, Move')).toBeVisible();
    await bed.user.keyboard('{Escape}');
    await bed.press('Help');
    const help = within(await screen.findByRole('dialog', { name: 'Drawing your garden' }));
    expect(help.getByText('1 of 1')).toBeVisible();
    expect(help.queryByText('Denote Gardens')).toBeNull();
  });

  it.each([
    ["Use the Garden's", `9 ft² · 3' x 3' · 2 plantings`, 1],
    ['Use Mine', `8 ft² · 4' x 2' · 2 plantings`, 2],
  ])('EDT-4 asks where both changed the ground: %s', async (answer, facts, sent) => {
    const { acts, answersOnce, answers } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await allSaved();
    await bed.press('Right');
    // Elsewhere a row was added above.
    const grown = [spot(ids.carrot, 0, 1), { ...spot(ids.thyme, 2, 2), plantId: 'thyme' }];
    answersOnce(changeLayoutCall.path, changedElsewhere({ matrix: '1,1,1\n1,1,1\n1,1,1', plants: grown }));
    answers[fetchLayoutCall.path] = served(4, '1,1,1\n1,1,1\n1,1,1', [
      standing(ids.carrot, 'carrot', 0, 1, '2026-05-01'),
      standing(ids.thyme, 'thyme', 2, 2),
    ]);
    answers[changeLayoutCall.path] = accepted(5);
    await bed.save();
    const card = await screen.findByRole('region', { name: 'Needs you: Kitchen Bed' });
    expect(within(card).getByText(`9 ft², 3' x 3'`)).toBeVisible();
    expect(within(card).getByText(`8 ft², 4' x 2'`)).toBeVisible();
    await bed.press(answer);
    expect(screen.getByText(facts)).toBeVisible();
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(sent));
    if (sent === 2)
      expect(acts()[1]?.body).toEqual({
        gardenId,
        expectedVersion: 4,
        changes: [{ type: 'reshape', matrix: '1,1,1,1\n1,1,1,1', turns: 0, shiftX: 0, shiftY: -1 }],
      });
    else await bed.press('Undo: Use the bed of the garden');
  });

  it('EDT-4 asks nothing where both made the same of the ground', async () => {
    const { answersOnce, answers } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await allSaved();
    await bed.press('Above');
    const larger = '1,1,1\n1,1,1\n1,1,1';
    const moved = [spot(ids.carrot, 0, 1), { ...spot(ids.thyme, 2, 2), plantId: 'thyme' }];
    answersOnce(changeLayoutCall.path, changedElsewhere({ matrix: larger, plants: moved }));
    answers[fetchLayoutCall.path] = served(4, larger, [
      standing(ids.carrot, 'carrot', 0, 1, '2026-05-01'),
      standing(ids.thyme, 'thyme', 2, 2),
    ]);
    await bed.save();
    await allSaved();
    expect(screen.queryByRole('region', { name: 'Needs you: Kitchen Bed' })).toBeNull();
    expect(screen.getByText(`9 ft² · 3' x 3' · 2 plantings`)).toBeVisible();
  });
});

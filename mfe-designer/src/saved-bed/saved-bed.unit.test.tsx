import { changeLayoutCall, fetchLayoutCall } from '@planted/contracts';
import { alertStore, dismissAlert, signInStore } from '@planted/mfe-kit';
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

describe('a saved garden in the designer', () => {
  const realFetch = globalThis.fetch;
  afterEach(async () => {
    globalThis.fetch = realFetch;
    for (const { id } of alertStore.get()) dismissAlert(id);
    await savedBedDraft(gardenId).clear();
  });

  it('EDT-5 opens with its plants, adds a row above, turns, and sends only that in one act', async () => {
    const { acts, answers } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    expect(await bed.grid()).toHaveAccessibleName('Garden grid, 7 by 6 feet');
    expect(await allSaved()).toBeVisible();
    await bed.keys('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('gridcell')).toHaveAccessibleName('Row 3, column 3: Carrot, soil of Kitchen Bed');
    await bed.press('Above');
    await bed.press('Turn Bed');
    expect(screen.getByText(`9 ft² · 3' x 3' · 2 plantings`)).toBeVisible();
    answers[fetchLayoutCall.path] = served(4, '1,1,1\n1,1,1\n1,1,1', [
      standing(ids.carrot, 'carrot', 1, 0, '2026-05-01'),
      standing(ids.thyme, 'thyme', 0, 2),
    ]);
    await bed.save();
    await allSaved();
    // Above the saved bed, and then turned: what stood at its top left stands at the top, one square in from the right.
    expect(acts().map(({ body }) => body)).toEqual([
      {
        gardenId,
        expectedVersion: 3,
        changes: [{ type: 'reshape', matrix: '1,1,1\n1,1,1\n1,1,1', turns: 1, shiftX: 0, shiftY: 0 }],
      },
    ]);
    expect(acts()[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    // Undone after that, it is an act of its own, which turns the ground back.
    await bed.press('Undo: Turn the bed');
    await bed.press('Undo: Add a row');
    answers[changeLayoutCall.path] = accepted(5);
    answers[fetchLayoutCall.path] = served(5, MATRIX, stands);
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(2));
    expect(acts()[1]?.body).toEqual({
      gardenId,
      expectedVersion: 4,
      changes: [{ type: 'reshape', matrix: MATRIX, turns: 3, shiftX: 0, shiftY: -1 }],
    });
  });

  it('EDT-5 shifts what stands when squares are added before it, and paints beyond the bed', async () => {
    const { acts } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    // The square left of the first row.
    await bed.keys('{ArrowRight}{ArrowDown}{ArrowDown} ');
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body['changes']).toEqual([
      { type: 'reshape', matrix: '1,1,1,1\n0,1,1,1', turns: 0, shiftX: 1, shiftY: 0 },
    ]);
  });

  it('EDT-5 names the plants that would lose their soil before their squares go, with ways out', async () => {
    const { acts } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await bed.keys('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{Delete}');
    const named = await screen.findByRole('dialog', { name: '1 Carrot would lose its soil' });
    expect(within(named).getByText('row 3, column 3')).toBeVisible();
    expect(within(named).getByRole('link', { name: 'Change Plants' })).toHaveAttribute(
      'href',
      `/garden-summary?garden=${gardenId}`,
    );
    await bed.press('Keep Its Squares');
    expect(screen.getByText(`6 ft² · 3' x 2' · 2 plantings`)).toBeVisible();
    expect(screen.getByText('Everything is saved.')).toBeVisible();
    await bed.keys('{Delete}');
    await bed.press('Remove the Plant');
    // It grew, so how it ended is asked; of a plan it would be a mistake.
    expect(await screen.findByRole('dialog', { name: 'Why remove Carrot?' })).toBeVisible();
    await bed.press(/^Failed/);
    await bed.press('Slugs');
    expect(screen.getByText(`5 ft² · 3' x 2' · 1 planting`)).toBeVisible();
    await bed.press('Undo: Erase a square');
    await bed.press('Redo: Erase a square');
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body['changes']).toEqual([
      { type: 'reshape', matrix: '0,1,1\n1,1,1', turns: 0, shiftX: 0, shiftY: 0 },
      { type: 'end', id: ids.carrot, how: 'failed', cause: 'slugs', day: expect.any(String) },
    ]);
  });

  it('EDT-5 never empties a bed', async () => {
    server(served(3, '1,1', []));
    const bed = await openSavedBed();
    await bed.keys('4{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown} ');
    expect(alertStore.get().map(({ title }) => title)).toContain('A bed needs soil');
    expect(screen.getByText(`2 ft² · 2' x 1' · 0 plantings`)).toBeVisible();
  });

  it('EDT-5 changes name and conditions, and refuses a name that is none', async () => {
    const { acts } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    const name = await screen.findByRole('textbox', { name: 'Garden name' });
    await bed.user.clear(name);
    await bed.user.type(name, 'x{Enter}');
    expect(screen.getByText('Garden name must be at least 2 characters long.')).toBeVisible();
    await bed.user.clear(name);
    await bed.user.type(name, 'Back Bed{Enter}');
    expect(await screen.findByRole('heading', { name: 'Back Bed', level: 2 })).toBeVisible();
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body['changes']).toEqual([{ type: 'settings', name: 'Back Bed' }]);
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
    await bed.press('Keep the Squares');
    expect(screen.queryByRole('region', { name: 'Needs you: Carrot' })).toBeNull();
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

  it('EDT-4 keeps the draft in this browser with the version that it was made of', async () => {
    const { acts } = server(served(3, MATRIX, stands));
    const first = await openSavedBed();
    await allSaved();
    await first.press('Below');
    await act(() => savedBedDraft(gardenId).flush());
    first.unmount();
    const second = await openSavedBed();
    expect(await screen.findByText(`9 ft² · 3' x 3' · 2 plantings`)).toBeVisible();
    await second.save();
    await waitFor(() => expect(acts()).toHaveLength(1));
    expect(acts()[0]?.body).toMatchObject({ expectedVersion: 3 });
  });

  it('EDT-5 sends an act whose answer was lost again under its key', async () => {
    const { acts, answersOnce } = server(served(3, MATRIX, stands));
    const bed = await openSavedBed();
    await allSaved();
    await bed.press('Below');
    answersOnce(changeLayoutCall.path, 'network');
    await bed.save();
    expect(await screen.findByText(/^Not saved: .* kept in this browser\.$/)).toBeVisible();
    await bed.press('Above');
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(3));
    expect(acts()[1]).toEqual(acts()[0]);
    expect(acts()[2]?.body).toMatchObject({ expectedVersion: 4 });
  });

  it('EDT-5 asks a guest to sign in', async () => {
    server(served(3, MATRIX, stands));
    const bed = await openSavedBed(false);
    expect(await screen.findByText('Sign in to change the bed of your garden.')).toBeVisible();
    await bed.press('Sign In');
    expect(signInStore.get()).not.toBeNull();
  });

  it("EDT-5 says so for a garden that is not the gardener's, or could not be loaded", async () => {
    const gone = { status: 404, body: { error: 'Garden not found', code: 'not-found' } };
    const { answers } = server(gone);
    const first = await openSavedBed();
    expect(await screen.findByText(/couldn't find this garden among yours/)).toBeVisible();
    first.unmount();
    answers[fetchLayoutCall.path] = { status: 500, body: {} };
    await openSavedBed();
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  });
});

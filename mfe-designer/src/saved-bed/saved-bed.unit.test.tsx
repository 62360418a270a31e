import { changeLayoutCall, fetchLayoutCall } from '@planted/contracts';
import { alertStore, dismissAlert, signInStore } from '@planted/mfe-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accepted, gardenId, ids, openSavedBed, served, server, standing } from '../testing/saved-bed';
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

  it('SEA-8 draws what grows between others over them and smaller, names both, and goes on from an act', async () => {
    const between = standing(ids.thyme, 'thyme', 0, 0);
    const both = [between, standing(ids.carrot, 'carrot', 0, 0, '2026-05-01')];
    const steps = [{ id: ids.thyme, after: null, under: ids.carrot, wasComing: false, fixed: [], done: [] }];
    const { data } = served(3, MATRIX, both).body;
    const { acts } = server({ body: { data: { ...data, coming: [], steps } } });
    const bed = await openSavedBed();
    await bed.grid();
    const tiles = [...document.querySelectorAll('[data-plant]')];
    expect(tiles.map((tile) => tile.getAttribute('data-plant'))).toEqual([ids.carrot, ids.thyme]);
    const [host = 0, guest = 0] = tiles.map((tile) =>
      Number(tile.querySelector('rect')?.getAttribute('width')),
    );
    expect(guest).toBeLessThan(host * 0.6);
    await bed.keys('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('gridcell')).toHaveAccessibleName(
      'Row 3, column 3: Thyme and Carrot, soil of Kitchen Bed',
    );
    await bed.press('Above');
    await bed.save();
    await allSaved();
    await bed.press('Undo: Add a row');
    await bed.save();
    await waitFor(() => expect(acts()).toHaveLength(2));
    expect(acts()[1]?.body).toEqual({
      gardenId,
      expectedVersion: 4,
      changes: [{ type: 'reshape', matrix: MATRIX, turns: 0, shiftX: 0, shiftY: -1 }],
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

  it.each([
    ['raised-bed', '/raised-bed-garden'],
    [null, '/container-garden'],
  ])('EDT-5 a bed of style %s opened as a container is at %s', async (style, path) => {
    server(served(3, MATRIX, stands, { style }));
    const bed = await openSavedBed(true, '/container-garden');
    await allSaved();
    expect(bed.where()).toBe(`${path}?garden=${gardenId}`);
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

import { changeLayoutCall, fetchLayoutCall, readPlantsCall, type StandingPlanting } from '@planted/contracts';
import { renderRemote } from '@planted/mfe-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// The page's chunks, so that no test waits for them.
import '../designer-page';
import '../saved-bed/saved-bed-page';
import remote from '../routes';
import { plantLike } from './plants';

export const gardenId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3aff';
export const ids = {
  carrot: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c01',
  thyme: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c02',
  others: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3c03',
};
const rosa = { id: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3b00', given_name: 'Rosa' };
const at = '2026-05-21T08:00:00.000Z';

/** What stands in a square, counted from 0. */
export const standing = (
  id: string,
  kind: string,
  x: number,
  y: number,
  planted: string | null = null,
): StandingPlanting => ({
  ...{ id, plant_id: kind, grid_x: x, grid_y: y, custom_planting_width: 1, custom_planting_height: 1 },
  ...{ display_color: '#aac62f', custom_plants_per_square: null, planted_date: planted },
  ...{ expected_harvest_date: null, health_rating: null, last_watered: null },
});

export const settings = {
  ...{ name: 'Kitchen Bed', soil_type: 'Loamy', hardiness_zone: '5b' },
  ...{ sunlight: 'Full Sun', maintenance: 'Medium' },
};

/** The garden as it is answered. */
export const served = (version: number, matrix: string, plants: StandingPlanting[], more: object = {}) => {
  const rows = matrix.split('\n');
  const garden = {
    ...{ id: gardenId, ...settings, matrix, width: rows[0]?.split(',').length ?? 0, height: rows.length },
    ...{ created_at: at, updated_at: at, ...more },
  };
  return { body: { data: { garden, version, plants } } };
};
export const accepted = (version: number) => ({ body: { data: { version } } });
export const conflict = (current: object) => ({
  status: 409,
  body: { error: 'This garden was changed elsewhere meanwhile', code: 'conflict', current },
});

type Answer = { readonly status?: number; readonly body: unknown } | 'network';

/** The server: what it was asked, and what it answers to each path. */
export function server(layout: Answer) {
  const asked: { path: string; body: Record<string, unknown>; key: string | null }[] = [];
  const answers: Record<string, Answer> = {
    [fetchLayoutCall.path]: layout,
    [changeLayoutCall.path]: accepted(4),
    [readPlantsCall.path]: {
      body: [
        plantLike({ id: 'carrot', plant_name: 'Carrot' }),
        plantLike({ id: 'thyme', plant_name: 'Thyme' }),
      ],
    },
  };
  const once = new Map<string, Answer>();
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const [path = ''] = String(input).split('?');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    asked.push({ path, body, key: new Headers(init?.headers).get('idempotency-key') });
    const answer = once.get(path) ?? answers[path] ?? { body: [] };
    once.delete(path);
    if (answer === 'network') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  };
  return {
    answers,
    /** The next call is answered so. */
    answersOnce: (path: string, answer: Answer) => once.set(path, answer),
    acts: () => asked.filter(({ path }) => path === changeLayoutCall.path),
  };
}

/** A saved garden in the designer, driven by keyboard and buttons. */
export async function openSavedBed(isSignedIn = true, path = '/in-ground-layout-page') {
  HTMLCanvasElement.prototype.getContext = () => null;
  const user = userEvent.setup({ delay: null });
  const remotePage = renderRemote(remote, {
    at: `${path}?garden=${gardenId}`,
    user: isSignedIn ? rosa : undefined,
  });
  const grid = () => screen.findByRole('grid', { hidden: true }, { timeout: 10_000 });
  return {
    ...remotePage,
    user,
    grid,
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    /** Keys for the grid, from where its cell is. */
    async keys(keys: string) {
      const surface = await grid();
      act(() => surface.focus());
      await user.keyboard(keys);
    },
    async save() {
      const [save] = screen.getAllByRole('button', { name: 'Save Bed' });
      if (save) await user.click(save);
    },
  };
}

import {
  fetchCompanionPlantsCall,
  fetchSeasonFactsCall,
  readPlantsCall,
  saveGardenCall,
  savePlantsCall,
} from '@planted/contracts';
import { alertStore, signInStore } from '@planted/mfe-kit';
import { renderRemote } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planterDraft } from '../planter/planter-draft';
import remote from '../routes';
import { catalogueRow } from '@planted/contracts/testing';
import { navigationState, receivedPlot } from './gardens';

const basil = catalogueRow();
const fern = catalogueRow({
  id: 'fern',
  plant_name: 'Boston Fern',
  plant_type: 'house plant',
  sunlight: 'Full Shade',
});
export const kitchen = receivedPlot();
export const herbs = receivedPlot({
  draftId: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3a02',
  name: 'Herb Corner',
  matrix: '1,1,1\n1,1,1',
});
export const gardenId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3aff';
export const rosa = { id: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3b00', given_name: 'Rosa' };

export type Answer = { status?: number; body: unknown } | 'network';

/** The server: what it was asked, and what it answers to each path. */
export function server(answers: Record<string, Answer> = {}) {
  const asked: { path: string; body: Record<string, unknown>; key: string | null }[] = [];
  const held: (() => void)[] = [];
  const once = new Map<string, Answer>();
  let holds = false;
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const [path = ''] = String(input).split('?');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    asked.push({ path, body, key: new Headers(init?.headers).get('idempotency-key') });
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    const answer = once.get(path) ?? answers[path] ?? usual(path, body);
    once.delete(path);
    if (answer === 'network') throw new TypeError('fetch failed');
    const status = answer.status ?? 200;
    const text = JSON.stringify(answer.body);
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      json: async () => JSON.parse(text),
      text: async () => text,
    } as Response;
  }) as typeof fetch;
  return {
    answers,
    /** The next call is answered so. */
    answersOnce: (path: string, answer: Answer) => once.set(path, answer),
    asked: (path: string) => asked.filter((call) => call.path === path),
    hold: () => (holds = true),
    goOn() {
      holds = false;
      for (const resolve of held.splice(0)) resolve();
    },
  };
}

function usual(path: string, body: Record<string, unknown>): Answer {
  if (path === readPlantsCall.path) return { body: [basil, fern] };
  if (path === saveGardenCall.path) {
    const at = '2026-05-21T08:00:00.000Z';
    return {
      body: { data: [{ ...body, id: gardenId, width: 4, height: 3, created_at: at, updated_at: at }] },
    };
  }
  if (path === fetchCompanionPlantsCall.path)
    return {
      body: {
        data: {
          [basil.id]: [{ id: fern.id, relation: 'bad', reason: 'Ferns want shade.', evidence: 'tradition' }],
        },
      },
    };
  if (path === fetchSeasonFactsCall.path) return { body: { data: [] } };
  if (path === savePlantsCall.path) return { body: { plantsCount: 1 } };
  return { status: 401, body: { error: 'Not logged in' } };
}

/** Opens the page with gardens in the navigation state, as from the designer. */
export const open = (plots = [kitchen], user?: typeof rosa): ReturnType<typeof renderRemote> =>
  renderRemote(remote, {
    at: '/garden-summary',
    state: { ...navigationState(...plots), designerPath: '/raised-bed-garden' },
    user,
  });

export const badge = (name: RegExp | string) => screen.findByRole('button', { name });

/** The card of the plant that the tests plant. */
export const veggie = () => screen.getByRole('heading', { name: 'Sweet Basil' }).closest('li') as HTMLElement;

/** Chooses so many Sweet Basil for a garden. */
export async function choosePlants(garden: string, times = 2): Promise<void> {
  await userEvent.click(await badge(`Begin planting: ${garden}`));
  const more = await screen.findByRole('button', { name: 'Add one Sweet Basil' });
  for (let n = 0; n < times; n += 1) await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
}

/** Chooses some, two by default, and plants one of them in the first cell. */
export async function plantOne(garden: string, chosen = 2): Promise<void> {
  await choosePlants(garden, chosen);
  screen.getByRole('button', { name: 'Sweet Basil' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Escape}');
}

/** What every test of the page needs: the page loaded, a quiet console, and nothing left behind. */
export function usePlanterPage(): void {
  const realFetch = globalThis.fetch;
  beforeAll(() => import('../planter-page'));
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(async () => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
    signInStore.close();
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
    await planterDraft.clear();
  });
}

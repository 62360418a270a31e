import {
  fetchCompanionPlantsCall,
  meCall,
  readPlantsCall,
  saveGardenCall,
  savePlantsCall,
} from '@planted/contracts';
import { alertStore, signInStore } from '@planted/mfe-kit';
import { renderRemote, signInForTest } from '@planted/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planterDraft } from './planter/planter-draft';
import remote from './routes';
import { catalogueRow } from '@planted/contracts/testing';
import { handedOver, handedPlot } from './testing/gardens';

const basil = catalogueRow();
const fern = catalogueRow({
  id: 'fern',
  plant_name: 'Boston Fern',
  plant_type: 'house plant',
  sunlight: 'Full Shade',
});
const kitchen = handedPlot();
const herbs = handedPlot({
  draftId: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3a02',
  name: 'Herb Corner',
  matrix: '1,1,1\n1,1,1',
});
const gardenId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3aff';

type Answer = { status?: number; body: unknown } | 'network';

/** The server: what it was asked, and what it answers to each path. */
function server(answers: Record<string, Answer> = {}) {
  const asked: { path: string; body: Record<string, unknown>; key: string | null }[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const [path = ''] = String(input).split('?');
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    asked.push({ path, body, key: new Headers(init?.headers).get('idempotency-key') });
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    const answer = answers[path] ?? usual(path, body);
    if (answer === 'network') throw new TypeError('fetch failed');
    const status = answer.status ?? 200;
    const text = JSON.stringify(answer.body);
    return {
      ok: status < 400,
      status,
      json: async () => JSON.parse(text),
      text: async () => text,
    } as Response;
  }) as typeof fetch;
  return {
    answers,
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
  if (path === savePlantsCall.path) return { body: { plantsCount: 1 } };
  return { status: 401, body: { error: 'Not logged in' } };
}

const rosa = { id: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3b00', given_name: 'Rosa' };
const open = (plots = [kitchen], user?: typeof rosa) =>
  renderRemote(remote, { at: '/garden-summary', state: handedOver(...plots), user });

const badge = (name: RegExp | string) => screen.findByRole('button', { name });

const veggie = () => screen.getByRole('heading', { name: 'Sweet Basil' }).closest('li') as HTMLElement;

async function choosePlants(garden: string, times = 2): Promise<void> {
  await userEvent.click(await badge(`Begin planting: ${garden}`));
  const more = await screen.findByRole('button', { name: 'One Sweet Basil more' });
  for (let n = 0; n < times; n += 1) await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
}

async function plantOne(garden: string): Promise<void> {
  await choosePlants(garden);
  await userEvent.click(await badge(`Plants Selected: ${garden}`));
  screen.getByRole('button', { name: 'Sweet Basil' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Escape}');
}

describe('/garden-summary', () => {
  const realFetch = globalThis.fetch;
  beforeAll(() => import('./planter-page'));
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(async () => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
    signInStore.close();
    for (const { id } of alertStore.get()) alertStore.dismiss(id);
    await planterDraft.clear();
  });

  it('PLT-1 shows a card for each garden with its facts and its badge', async () => {
    server();
    open([kitchen, herbs]);
    const card = (await screen.findByRole('heading', { name: 'Kitchen Bed' })).closest('li') as HTMLElement;
    expect(within(card).getByText('Full Sun | Loamy')).toBeVisible();
    expect(within(card).getByText('10 ft² · 3 plants')).toBeVisible();
    expect(within(card).getByRole('img', { name: 'Shape of Kitchen Bed' })).toBeVisible();
    expect(
      within(card).getByRole('button', { name: 'Begin planting: Kitchen Bed' }),
    ).toHaveAccessibleDescription('Start!');
    expect(screen.getByRole('heading', { name: 'Herb Corner' })).toBeVisible();
  });

  it('PLT-2 counts what is chosen, by search and by category, and hands it to the garden', async () => {
    server();
    open();
    await userEvent.click(await badge(/Begin planting/));
    expect(await screen.findByText('Plants Selected')).toHaveTextContent('0/3 Plants Selected');
    const less = await screen.findByRole('button', { name: 'One Sweet Basil less' });
    expect(less).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^House plant 1/ }));
    expect(screen.queryByRole('heading', { name: 'Sweet Basil' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'basil');
    await userEvent.click(await screen.findByRole('button', { name: 'One Sweet Basil more' }));
    expect(screen.getByText('Plants Selected')).toHaveTextContent('1/3 Plants Selected');
    expect(screen.getByText('100% fit')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    expect(await badge('Plants Selected: Kitchen Bed')).toHaveAccessibleDescription('Ready to Plant!');
  });

  it('PLT-2 says Loading plants..., and when they cannot be loaded, and tries again', async () => {
    const answering = server({
      [readPlantsCall.path]: { status: 400, body: { error: 'The catalogue is resting.' } },
    });
    answering.hold();
    open();
    await userEvent.click(await badge(/Begin planting/));
    expect(await screen.findByText('Loading plants...')).toBeInTheDocument();
    await act(async () => answering.goOn());
    expect(await screen.findByText(/The catalogue is resting/)).toBeVisible();
    delete answering.answers[readPlantsCall.path];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Sweet Basil' })).toBeVisible();
  });

  it('PLT-3 shows each chosen plant with count and sizes, and lets a size be empty while typing', async () => {
    server();
    open();
    await choosePlants('Kitchen Bed');
    await userEvent.click(await badge('Plants Selected: Kitchen Bed'));
    const width = screen.getByRole('spinbutton', { name: 'Width of Sweet Basil in feet' });
    expect(veggie()).toHaveTextContent('2 of 2 left to place');
    await userEvent.clear(width);
    expect(width).toHaveValue(null);
    expect(screen.getByRole('button', { name: 'Sweet Basil' })).toBeDisabled();
    await userEvent.type(width, '51');
    expect(width).toBeInvalid();
    await userEvent.tab();
    expect(width).toHaveValue(5);
  });

  it('PLT-5 removes a plant by right-click and counts it back, with a way to undo', async () => {
    server();
    const { container } = open();
    await plantOne('Kitchen Bed');
    expect(veggie()).toHaveTextContent('1 of 2 left to place');
    const tile = container.querySelector('[data-plant]') as Element;
    await userEvent.pointer({ keys: '[MouseRight]', target: tile });
    expect(veggie()).toHaveTextContent('2 of 2 left to place');
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Remove Sweet Basil' }));
    expect(container.querySelectorAll('[data-plant]')).toHaveLength(1);
  });

  it('PLT-5 recolours all plants of a name by the 26 colours that a click opens', async () => {
    server();
    const { container } = open();
    await plantOne('Kitchen Bed');
    await userEvent.click(container.querySelector('[data-plant]') as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Select Plot Color for Sweet Basil' });
    const colors = within(within(dialog).getByRole('group', { name: 'Plot colours' })).getAllByRole('button');
    expect(colors).toHaveLength(26);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Orchid' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Undo: Recolour Sweet Basil' })).toBeVisible();
  });

  it('PLT-4 marks good and bad neighbours with the reason, and counts plants and squares apart', async () => {
    server();
    const { container } = open();
    await userEvent.click(await badge(/Begin planting/));
    await userEvent.click(await screen.findByRole('button', { name: 'One Sweet Basil more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One Boston Fern more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to Garden' }));
    await userEvent.click(await badge('Plants Selected: Kitchen Bed'));
    expect(veggie()).toHaveTextContent('Each: 4 plants in 1 square');
    screen.getByRole('button', { name: 'Sweet Basil' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    screen.getByRole('button', { name: 'Boston Fern' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    expect(screen.getByText('1 bad, if you drop Boston Fern here')).toBeVisible();
    expect(container.querySelectorAll('[data-neighbours="bad"]')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    const reasons = screen.getByRole('list', { name: 'Why' });
    expect(within(reasons).getByText('Ferns want shade.')).toBeVisible();
    expect(within(reasons).getByText('Garden lore, not tested')).toBeVisible();
    expect(screen.getByText(/8 plants in 2 squares/)).toBeVisible();
    expect(screen.getByRole('status', { name: 'Planting' })).toHaveTextContent(
      'Bad beside Sweet Basil: Ferns want shade. Garden lore, not tested.',
    );
  });

  it('AUTO-3 goes on planting when companions cannot be loaded, and logs it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server({ [fetchCompanionPlantsCall.path]: { status: 404, body: {} } });
    open();
    await plantOne('Kitchen Bed');
    expect(veggie()).toHaveTextContent('1 of 2 left to place');
    expect(await screen.findByText(/good neighbours could not be loaded/)).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Failed to load companions', expect.anything());
  });

  it('PLT-6 Plant fills the bed with a preview and Clear takes it out', async () => {
    server();
    const { container } = open();
    await choosePlants('Kitchen Bed');
    await userEvent.click(await badge('Plants Selected: Kitchen Bed'));
    expect(screen.getByRole('spinbutton', { name: 'Planting Variance' })).toHaveValue(0.2);
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    expect(await screen.findByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
    await waitFor(() => expect(container.querySelectorAll('[data-plant]')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('heading', { name: 'Placed 0 of 2' })).toBeVisible();
  });

  it.each([
    ['Maximize Yield', [['Planting Variance', 0, 1, 0.2]]],
    [
      'Companion Planting',
      [
        ['Good companion multiplier', 5, 20, 10],
        ['Moderate companion multiplier', 0, 10, 2],
        ['Bad companion multiplier', 0, 15, 15],
      ],
    ],
    [
      'Pollinator Friendly',
      [
        ['Pollinator ratio', 0, 100, 30],
        ['Diversity factor', 0, 100, 70],
        ['Cluster size', 0, 10, 3],
      ],
    ],
    ['Water Efficiency', [['Water planting variance', 0, 100, 20]]],
    [
      'Organic Pest Control',
      [
        ['Pest control ratio', 0, 100, 20],
        ['Min spacing', 0, 50, 2],
        ['Max spacing', 0, 50, 8],
      ],
    ],
  ] as [string, [string, number, number, number][]][])(
    'PLT-6, AUTO-1 %s has its inputs, bounds and defaults, and plans',
    async (algorithm, fields) => {
      server();
      const { container } = open();
      await choosePlants('Kitchen Bed');
      await userEvent.click(await badge('Plants Selected: Kitchen Bed'));
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(algorithm) }));
      for (const [label, min, max, value] of fields) {
        const field = screen.getByRole('spinbutton', { name: label });
        expect(field).toHaveValue(value);
        expect(field).toHaveAttribute('min', String(min));
        expect(field).toHaveAttribute('max', String(max));
      }
      const [first] = fields;
      const field = screen.getByRole('spinbutton', { name: first?.[0] ?? '' });
      await userEvent.clear(field);
      expect(field).toHaveValue(null);
      await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
      expect(await screen.findByRole('heading', { name: 'Placed 2 of 2' })).toBeVisible();
      expect(container.querySelectorAll('[data-plant]')).toHaveLength(2);
    },
  );

  it('PLT-6 has the general options, and uses the selected plants unless told otherwise', async () => {
    server();
    open();
    await choosePlants('Kitchen Bed');
    await userEvent.click(await badge('Plants Selected: Kitchen Bed'));
    await userEvent.click(screen.getByRole('button', { name: 'General options' }));
    for (const name of [
      'Only my selected plants',
      'Fill empty places',
      'Keep to the counts',
      'Use the full space',
      'Pollinator plants first',
    ])
      expect(screen.getByRole('checkbox', { name })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Plants' })).toHaveTextContent('Use user selected plants');
  });

  it('PLT-7 saves the garden, then its plants under the id that it was given; PLT-8 then all is planted', async () => {
    const { asked } = server();
    const { where } = open([kitchen], rosa);
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    expect(await screen.findByText('Yay! You planted all your gardens!')).toBeVisible();
    expect(screen.getByText(/Everything's in the ground and ready to grow/)).toBeVisible();
    expect(screen.getByText('Garden Finalized!')).toBeInTheDocument();
    expect(asked(saveGardenCall.path)).toEqual([
      expect.objectContaining({
        key: kitchen.draftId,
        body: {
          name: 'Kitchen Bed',
          soil_type: 'Loamy',
          hardiness_zone: '5b',
          sunlight: 'Full Sun',
          maintenance: 'Medium',
          matrix: kitchen.matrix,
        },
      }),
    ]);
    const plants = asked(savePlantsCall.path)[0]?.body ?? {};
    expect(plants).toMatchObject({ gardenId, gardenWidth: 4 });
    expect((plants['plantMap'] as unknown[]).filter(Boolean)).toEqual([
      expect.objectContaining({ name: 'Sweet Basil', plantId: 'basil-sweet', rootCell: true }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('PLT-7 saves a garden without plants alone', async () => {
    const { asked } = server();
    open([kitchen], rosa);
    await choosePlants('Kitchen Bed');
    await userEvent.click(await badge('Plants Selected: Kitchen Bed'));
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Garden Finalized!');
    expect(asked(savePlantsCall.path)).toEqual([]);
  });

  it('PLT-7 reads Saving... under an overlay meanwhile, and a second press saves nothing twice', async () => {
    const answering = server();
    open([kitchen, herbs], rosa);
    await plantOne('Kitchen Bed');
    answering.hold();
    const save = screen.getByRole('button', { name: 'Save Layout' });
    await userEvent.dblClick(save);
    expect(await screen.findByText('Saving your garden...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await act(async () => answering.goOn());
    await screen.findByText('Garden Finalized!');
    expect(answering.asked(saveGardenCall.path)).toHaveLength(1);
    expect(screen.queryByText('Yay! You planted all your gardens!')).toBeNull();
  });

  it('PLT-7 asks a guest to sign in, keeps everything, and goes on by itself afterwards', async () => {
    const { asked } = server();
    open();
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    const request = signInStore.get();
    expect(request?.type).toBe(2);
    expect(asked(saveGardenCall.path)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
    await act(async () => {
      signInStore.close();
      request?.onSuccess?.(signInForTest(rosa));
    });
    expect(await screen.findByText('Garden Finalized!')).toBeInTheDocument();
    expect(asked(savePlantsCall.path)).toHaveLength(1);
  });

  it.each<[string, string, Answer, string]>([
    [
      'the garden is refused',
      saveGardenCall.path,
      { status: 400, body: { error: 'The name is taken.' } },
      'The name is taken.',
    ],
    [
      'its plants are refused',
      savePlantsCall.path,
      { status: 500, body: { error: 'Failed to save plants' } },
      'Failed to save plants',
    ],
    ['the network fails', saveGardenCall.path, 'network', 'Network error'],
    ['no id comes back', saveGardenCall.path, { body: { data: [] } }, 'Failed to save garden'],
  ])(
    'PLT-7 tells why when %s, loses nothing, and can be pressed again',
    async (_what, path, answer, reason) => {
      const answering = server({ [path]: answer });
      open([kitchen], rosa);
      await plantOne('Kitchen Bed');
      await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
      await waitFor(() =>
        expect(alertStore.get()).toContainEqual(
          expect.objectContaining({ kind: 'error', title: 'Kitchen Bed is not saved', text: reason }),
        ),
      );
      expect(screen.getByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
      delete answering.answers[path];
      await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
      expect(await screen.findByText('Garden Finalized!')).toBeInTheDocument();
      const keys = answering.asked(saveGardenCall.path).map(({ key }) => key);
      expect(new Set(keys)).toEqual(new Set([kitchen.draftId]));
    },
  );

  it('PLT-7 asks to sign in again when the session has ended', async () => {
    server({
      [saveGardenCall.path]: { status: 401, body: { error: 'Not logged in' } },
      [meCall.path]: { status: 401, body: {} },
    });
    open([kitchen], rosa);
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await waitFor(() => expect(signInStore.get()?.type).toBe(2));
    expect(alertStore.get()).toContainEqual(expect.objectContaining({ text: 'Not logged in' }));
  });

  it('comes back after a reload with everything that was planted', async () => {
    server();
    const first = open();
    await plantOne('Kitchen Bed');
    await act(() => planterDraft.flush());
    first.unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Kitchen Bed', level: 1 })).toBeVisible();
  });
});

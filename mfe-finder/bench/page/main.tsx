import '@planted/ui/styles.css';
import { fetchVarietiesKey, readPlantsKey } from '@planted/api-client';
import type { Plant, Variety } from '@planted/contracts';
import { catalogueRow, exampleVariety } from '@planted/contracts/testing';
import { MemoryRouter } from '@planted/mfe-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import PlantFinderPage from '../../src/plant-finder-page';
import { PLANTS, TYPED } from './measured';

const words = ['Sweet', 'Thai', 'Purple', 'Bush', 'Common', 'Greek', 'Lemon'];
const kinds = ['Basil', 'Tomato', 'Carrot', 'Sage', 'Bean', 'Squash', 'Mint', 'Beet', 'Leek', 'Pea', 'Kale'];

/** Plants as long in words as those of the catalogue; every eleventh is a basil. */
const plants: Plant[] = Array.from({ length: PLANTS }, (_, at) =>
  catalogueRow({
    id: `plant-${at}`,
    plant_name: `${words[at % words.length]} ${kinds[at % kinds.length]} ${at}`,
    short_description: 'A plant with a few words about what it is good for in a garden of some kind. '.repeat(
      2,
    ),
    long_description:
      'A longer text about how it is sown, fed, watered, picked and kept over winter. '.repeat(5),
    companion_plants: [1, 2, 3, 4, 5].map((step) => `plant-${(at + step) % PLANTS}`),
  }),
);

/** Five of every seventh plant; none is found by what is typed. */
const varieties: Variety[] = plants
  .filter((_, at) => at % 7 === 0)
  .flatMap(({ id }) =>
    ['Early', 'Late', 'Star', 'Giant', 'Dwarf'].map((name) =>
      exampleVariety({ id: `${id}--${name}`, plant_id: id, name, also: [] }),
    ),
  );

/** The least that finds the same: one loop, one text put together for each plant. */
function bareLoop(text: string): Plant[] {
  const found: Plant[] = [];
  for (const plant of plants) {
    const { plant_name, short_description, long_description, plant_type, planting_season } = plant;
    const searched = `${plant_name}\n${short_description}\n${long_description}\n${plant_type}\n${planting_season}`;
    if (searched.toLowerCase().includes(text)) found.push(plant);
  }
  return found;
}

const waits: number[] = [];
let pressedAt: number | undefined;
let awaited: { readonly keys: number; readonly resolve: () => void } | undefined;

/** The cards that are shown are those of the text in the search field, and so is their number. */
const isAnswered = (): boolean => {
  const text = document.querySelector<HTMLInputElement>('[type=search]')?.value ?? '';
  const card = document.querySelector<HTMLAnchorElement>('li h3 a');
  const count = Number.parseInt(document.querySelector('[role=status]')?.textContent ?? '', 10);
  // Asked first, as the loop costs what is measured here.
  if (new URLSearchParams(card?.search).get('q') !== text) return false;
  const found = bareLoop(text.trim().toLowerCase());
  return count === found.length && card?.textContent === found[0]?.plant_name;
};

window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
new MutationObserver(() => {
  const pressed = pressedAt;
  if (pressed === undefined || document.querySelector('[role=status]') === null) return;
  // A frame's work is over when the next task begins.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const now = performance.now();
      if (pressedAt !== pressed || !isAnswered()) return;
      pressedAt = undefined;
      waits.push(now - pressed);
      if (waits.length === awaited?.keys) awaited.resolve();
    }),
  );
}).observe(document.body, {
  ...{ subtree: true, childList: true, characterData: true, attributeFilter: ['href'] },
});

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
queries.setQueryData([...readPlantsKey], plants);
queries.setQueryData([...fetchVarietiesKey], varieties);
const root = document.querySelector<HTMLElement>('#root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PlantFinderPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
window.measured = {
  waits: () => waits,
  answered: (keys) =>
    new Promise((resolve) => {
      awaited = { keys, resolve };
    }),
  bareLoop() {
    const texts = Array.from({ length: TYPED.length }, (_, at) => TYPED.slice(0, at + 1));
    const began = performance.now();
    for (const text of texts) bareLoop(text);
    return (performance.now() - began) / texts.length;
  },
};

import '@planted/ui/styles.css';
import { fetchCompanionPlantsKey, readPlantsKey } from '@planted/api-client';
import { MemoryRouter } from '@planted/mfe-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Workspace } from '../../src/features/place-plants/workspace';
import { createPlanter } from '../../src/planter/create-planter';
import { gardenPlot } from '../../src/planter/garden-plot';
import { catalogueRow } from '@planted/contracts/testing';
import { chosen, receivedPlot } from '../../src/testing/gardens';
import { KINDS, type Measured, SIDE, spots } from './measured';

const ids = Array.from({ length: KINDS }, (_, at) => `plant-${String(at).padStart(2, '0')}`);

/** Every kind is related to a third of the others: several times as many as in the catalogue. */
const companions = Object.fromEntries(
  ids.map((id, at) => [
    id,
    ids
      .filter((other, place) => other !== id && (place + at) % 3 === 0)
      .map((other) => ({
        id: other,
        relation: (['good', 'moderate', 'bad'] as const)[at % 3] ?? 'good',
        reason: 'They share the bed.',
        evidence: 'observed' as const,
      })),
  ]),
);

/**
 * The whole workspace as it is shown, with a bed of 50 × 50 and 1,000 plants in it.
 * @param filled false for the empty bed, which is to be planned
 */
export async function show(root: HTMLElement, filled = true): Promise<Measured> {
  const matrix = Array.from({ length: SIDE }, () => Array(SIDE).fill(1).join(',')).join('\n');
  const plot = gardenPlot(receivedPlot({ matrix }));
  let made = 0;
  const planter = createPlanter({
    plots: [plot],
    kept: null,
    newId: () => `p${(made += 1)}`,
    newSeed: () => 1,
  });
  planter.addToGarden(
    plot.draftId,
    ids.map((id) => chosen(id, 60)),
  );
  const standing = filled ? spots() : [];
  planter.showPreview(plot.draftId, 'Fill', {
    planned: standing.map(({ x, y, kind }, at) => ({
      ...{ x, y, width: 1, height: 1, id: `s${at}`, color: '#aac62f' },
      ...{ plantId: ids[kind] ?? '', plantName: ids[kind] ?? '', role: 'chosen' },
    })),
  });
  planter.plant(plot.draftId);
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(
    [...readPlantsKey],
    ids.map((id) => catalogueRow({ id, plant_name: id, plants_per_square_foot: 16 })),
  );
  queries.setQueryData([...fetchCompanionPlantsKey, ids], companions);
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Workspace planter={planter} plot={plot} back={null} save={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  while (
    document.querySelectorAll('[data-plant]').length < standing.length ||
    !document.querySelector('[role=grid]')
  )
    await nextFrame();
  const boxOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return {
    corner: () => boxOf('[role=grid]'),
    card() {
      const { left, top } = boxOf('[data-veggie]');
      return { x: left + 20, y: top + 20 };
    },
    placed: () => planter.layoutOf(plot.draftId).placements.length,
  };
}

const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

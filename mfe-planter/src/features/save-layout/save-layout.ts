import { ApiError, saveGarden, savePlants } from '@planted/api-client';
import { formatMatrix, sizeOf } from '@planted/garden-domain';
import { newId } from '@planted/mfe-kit';
import type { Layout } from '../../layout/layout';
import { plantMapOf } from '../../layout/plant-map';
import type { GardenPlot } from '../../planter/garden-plot';

/**
 * Saves a garden, then its plants under the id that the server gave it (2 §7); without plants only the garden (2 §5).
 * The draft's id makes a repeat the same garden, so it may be tried again after any failure.
 * @throws ApiError with the server's words or 'Network error', else an Error with the words of 2 §8
 */
export async function saveLayout(plot: GardenPlot, layout: Layout): Promise<void> {
  const saveId = newId();
  const { soilType, hardiness, sunlight, maintenance } = plot.conditions;
  const saved = await saveGarden(
    {
      name: plot.name,
      soil_type: soilType,
      hardiness_zone: hardiness,
      sunlight,
      maintenance,
      matrix: formatMatrix(plot.matrix),
      ...(plot.style && { style: plot.style }),
    },
    plot.draftId,
    saveId,
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new Error('Failed to save garden', { cause });
  });
  if (layout.placements.length === 0) return;
  await savePlants(
    {
      gardenId: saved.id,
      plantMap: plantMapOf(plot.matrix, layout),
      gardenWidth: sizeOf(plot.matrix).width,
    },
    saveId,
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new Error('Failed to save plants', { cause });
  });
}

import { usePlants } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { isOwnKindId } from '@planted/garden-domain';
import { lazy, Suspense, useState } from 'react';
import { conditionsFromFilters } from '../filters/conditions-from-filters';
import type { PlantFilters } from '../filters/plant-filters';
import { useWithOwnKinds } from '../own-kinds/use-with-own-kinds';
import { useOpenedPlant } from './opened-plant';

const NO_PLANTS: readonly Plant[] = [];

const OpenedPlantPopup = lazy(() => import('./opened-plant-popup'));

/** Nothing until a plant is opened; from then on its popup, which stays to be seen closing. */
export function OpenedPlantDetails({ filters }: { filters: PlantFilters }) {
  const opened = useOpenedPlant();
  const plants = usePlants();
  const all = useWithOwnKinds(plants.data ?? NO_PLANTS);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened.id !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened || !plants.data) return null;
  // Before a gardener's own kinds are read nobody can say that there is none.
  if (opened.id !== null && isOwnKindId(opened.id) && all.every(({ id }) => id !== opened.id)) return null;
  return (
    <Suspense fallback={null}>
      <OpenedPlantPopup plants={all} opened={opened} conditions={conditionsFromFilters(filters)} />
    </Suspense>
  );
}

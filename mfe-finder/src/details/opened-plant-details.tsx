import { usePlants } from '@planted/api-client';
import { lazy, Suspense, useState } from 'react';
import { conditionsFromFilters } from '../filters/conditions-from-filters';
import type { PlantFilters } from '../filters/plant-filters';
import { useOpenedPlant } from './opened-plant';

const OpenedPlantPopup = lazy(() => import('./opened-plant-popup'));

/** Nothing until a plant is opened; from then on its popup, which stays to be seen closing. */
export function OpenedPlantDetails({ filters }: { filters: PlantFilters }) {
  const opened = useOpenedPlant();
  const plants = usePlants();
  const [wasOpened, setWasOpened] = useState(false);
  if (opened.id !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened || !plants.data) return null;
  return (
    <Suspense fallback={null}>
      <OpenedPlantPopup plants={plants.data} opened={opened} conditions={conditionsFromFilters(filters)} />
    </Suspense>
  );
}

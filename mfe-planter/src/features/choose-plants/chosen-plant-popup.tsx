import { useVarieties } from '@planted/api-client';
import { PlantDetailPopup, findRelatedPlants } from '@planted/ui';
import { useMemo } from 'react';
import type { GardenPlot } from '../../planter/garden-plot';
import type { Choosable } from './choosable-plants';

interface ChosenPlantPopupProps {
  readonly plants: readonly Choosable[];
  readonly plot: GardenPlot;
  /** Id of the plant that is open. */
  readonly open: string | null;
  readonly onOpen: (plantId: string | null) => void;
}

/** What the info button of a plant opens: the plant, and how well it suits this garden and why. */
export function ChosenPlantPopup({ plants, plot, open, onOpen }: ChosenPlantPopupProps) {
  const { data: varieties } = useVarieties({ enabled: open !== null });
  const byId = useMemo(() => new Map(plants.map(({ plant }) => [plant.id, plant])), [plants]);
  const plant = (open !== null && byId.get(open)) || null;
  return (
    <PlantDetailPopup
      plant={plant}
      companions={findRelatedPlants(byId, plant?.companion_plants)}
      avoids={findRelatedPlants(byId, plant?.avoid_plants)}
      conditions={plot.conditions}
      gardenName={plot.name}
      varieties={varieties?.filter(({ plant_id }) => plant_id === plant?.id)}
      onOpenPlant={onOpen}
      onClose={() => onOpen(null)}
    />
  );
}

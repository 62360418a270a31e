import { useVarieties } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import type { GrowingConditions } from '@planted/garden-domain';
import { Dialog, PlantDetailPopup, findRelatedPlants } from '@planted/ui';
import type { OpenedPlant } from './opened-plant';

interface OpenedPlantPopupProps {
  readonly plants: readonly Plant[];
  readonly opened: OpenedPlant;
  /** Of the plot that the filters describe. */
  readonly conditions: GrowingConditions | undefined;
}

/** The detail popup of the plant that the address names; loaded when the first plant is opened. */
export default function OpenedPlantPopup({ plants, opened, conditions }: OpenedPlantPopupProps) {
  const { data: varieties } = useVarieties();
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const plant = opened.id === null ? null : (byId.get(opened.id) ?? null);
  return (
    <>
      <PlantDetailPopup
        plant={plant}
        companions={findRelatedPlants(byId, plant?.companion_plants)}
        avoids={findRelatedPlants(byId, plant?.avoid_plants)}
        conditions={conditions}
        varieties={varieties?.filter(({ plant_id }) => plant_id === plant?.id)}
        gardenName="the plot you describe"
        onOpenPlant={opened.turnTo}
        onClose={opened.close}
      />
      <Dialog
        open={opened.id !== null && plant === null}
        title="Plant not found"
        description="There's no plant at this address."
        onClose={opened.close}
      />
    </>
  );
}

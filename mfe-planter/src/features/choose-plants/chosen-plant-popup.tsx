import { PlantDetailPopup, type RelatedPlant } from '@planted/ui';
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
  const byId = useMemo(() => new Map(plants.map(({ plant }) => [plant.id, plant])), [plants]);
  const plant = (open !== null && byId.get(open)) || null;
  const related = (ids: readonly string[] = []): RelatedPlant[] =>
    ids.flatMap((id) => {
      const one = byId.get(id);
      return one ? [{ id, name: one.plant_name }] : [];
    });
  return (
    <PlantDetailPopup
      plant={plant}
      companions={related(plant?.companion_plants)}
      avoids={related(plant?.avoid_plants)}
      conditions={plot.conditions}
      gardenName={plot.name}
      onOpenPlant={onOpen}
      onClose={() => onOpen(null)}
    />
  );
}

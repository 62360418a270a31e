import { sharesSquares } from '@planted/garden-domain';
import { Button } from '@planted/ui';
import type { ComponentProps } from 'react';
import { neighborsOf } from '../../companions/neighbors';
import type { Placed } from '../../layout/placed';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { usePlanter } from '../../planter/use-planter';
import type { RotationOfBed } from '../../rotation/rotation';
import { ComingHere } from '../put-after/coming-here';
import type { Succession } from '../put-after/succession';
import { ColorChooser } from './color-chooser';
import type { Bed } from './create-bed';
import { PlantingSize } from './planting-size';

interface OpenedPlantProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly bed: Bed;
  readonly plant: Placed;
  /** What is known of good and bad neighbors. */
  readonly companions: Parameters<typeof neighborsOf>[2];
  /** Why auto-planting has put it there. */
  readonly reason: ComponentProps<typeof ColorChooser>['reason'];
  readonly succession: Succession | undefined;
  readonly rotation: RotationOfBed | null;
  /** Opens the memory of a square in place of this; left out for a garden that has none. */
  readonly onMemory: ((square: { readonly x: number; readonly y: number }) => void) | undefined;
  readonly onClose: () => void;
}

/** One plant of the bed: its color and size, its neighbors, what comes after it, and what its squares remember. */
export function OpenedPlant({
  planter,
  plot,
  bed,
  plant,
  companions,
  reason,
  succession,
  rotation,
  onMemory,
  onClose,
}: OpenedPlantProps) {
  const { draftId } = plot;
  const { placements, coming, pinned } = usePlanter(planter, () => planter.layoutOf(draftId));
  return (
    <ColorChooser
      plantName={plant.plantName}
      color={plant.color}
      neighbors={neighborsOf(plant, placements, companions)}
      reason={reason}
      size={
        plot.isSaved && (
          <PlantingSize
            plantName={plant.plantName}
            width={plant.width}
            height={plant.height}
            onResize={(size) => planter.resizePlaced(draftId, plant.id, size)}
          />
        )
      }
      coming={
        succession && (
          <ComingHere
            coming={coming.filter((one) => sharesSquares(one, plant))}
            dates={succession.dates}
            onChange={(id) => {
              onClose();
              succession.ask({ what: 'coming', id });
            }}
          />
        )
      }
      memory={
        onMemory && (
          <Button variant="text" onClick={() => onMemory(plant)}>
            What grew here?
          </Button>
        )
      }
      rotation={rotation?.ofPlanting(plant, onMemory)}
      isPinned={pinned.has(plant.id)}
      onPin={() => bed.pin(plant.id)}
      onColor={(color) => planter.recolor(draftId, plant.plantId, color)}
      onRemove={() => {
        onClose();
        bed.remove(plant.id);
      }}
      onMove={() => {
        onClose();
        bed.take({ kind: 'placement', id: plant.id }, 'pointer');
      }}
      onClose={onClose}
    />
  );
}

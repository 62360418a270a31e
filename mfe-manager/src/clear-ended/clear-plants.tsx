import type { PlantedGarden, StandingPlant } from '../gardens/planted-garden';
import { isUnanswered } from '../gardens/refusal-of';
import { useRemovePlants } from '../remove-plant/use-remove-plants';
import { useToday } from '../today';
import WhyClear from './why-clear';

interface ClearPlantsProps {
  readonly garden: PlantedGarden;
  /** Of one kind. */
  readonly plants: readonly [StandingPlant, ...StandingPlant[]];
  readonly onClose: () => void;
}

/** Clears plants that have ended: asks how, in one tap, and offers Undo. */
export default function ClearPlants({ garden, plants, onClose }: ClearPlantsProps) {
  const removal = useRemovePlants(garden, onClose);
  const [{ plant }] = plants;
  return (
    <WhyClear
      plants={`${plants.length} ${plant.plant_name} in ${garden.name}`}
      today={useToday()}
      kinds={[plant]}
      isSending={removal.isPending}
      onReason={(reason) =>
        removal.mutate({ plants, reason }, { onError: (cause) => isUnanswered(cause) || onClose() })
      }
      onCancel={onClose}
    />
  );
}

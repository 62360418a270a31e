import { Button, Droplets } from '@planted/ui';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useToday } from '../today';
import { WaitingMark } from '../waiting/waiting-mark';
import { useWaterGarden } from './use-water-garden';

/** Waters all plants of the garden, once a day (3 §4). */
export function WaterGardenButton({ garden }: { garden: PlantedGarden }) {
  const water = useWaterGarden(garden);
  const today = useToday();
  const isWatered = garden.plants.some(({ last_watered }) => last_watered === today);
  return (
    <>
      <Button
        variant="primary"
        icon={Droplets}
        disabled={isWatered}
        busy={water.isPending}
        busyLabel="Watering..."
        onClick={() => water.mutate()}
      >
        {isWatered ? 'Watered Today' : 'Water Garden'}
      </Button>
      <WaitingMark of={garden.id} call="water-all-plants" />
    </>
  );
}

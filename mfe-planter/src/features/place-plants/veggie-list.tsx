import { Button } from '@planted/ui';
import { type RefObject, useSyncExternalStore } from 'react';
import type { Density } from '../../layout/density';
import { leftToPlace } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { usePlanter } from '../../planter/use-planter';
import type { Bed } from './create-bed';
import { VeggieCard } from './veggie-card';
import styles from './veggie-list.module.css';

interface VeggieListProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly bed: Bed;
  readonly surface: RefObject<HTMLElement | null>;
  readonly density: Density;
  /** Undefined for a garden that is not saved yet. */
  readonly onSowInTurns: ((plantId: string) => void) | undefined;
}

/** The chosen plants beside the bed; on phones a rail under it. */
export function VeggieList({ planter, plot, bed, surface, density, onSowInTurns }: VeggieListProps) {
  const { draftId } = plot;
  const layout = usePlanter(planter, ({ gardens }) => gardens.get(draftId)?.history.present);
  const held = useSyncExternalStore(bed.subscribe, () => bed.get().held);

  function take(plantId: string, by: 'keys' | 'pointer'): void {
    const isHeld = held?.kind === 'plant' && held.plantId === plantId;
    if (isHeld) return bed.cancel();
    if (!bed.take({ kind: 'plant', plantId }, by)) return;
    if (by === 'keys') surface.current?.focus();
  }

  return (
    <section aria-labelledby="chosen-plants" className={styles.list}>
      <header className={styles.head}>
        <h2 id="chosen-plants" className={styles.title}>
          Your plants
        </h2>
        <Button variant="text" onClick={() => planter.choose(draftId)}>
          Change Plants
        </Button>
      </header>
      <ul className={styles.cards}>
        {layout?.plants.map((plant) => (
          <VeggieCard
            key={plant.plantId}
            plant={plant}
            perSquare={density.get(plant.plantId)}
            left={leftToPlace(layout, plant.plantId)}
            isHeld={held?.kind === 'plant' && held.plantId === plant.plantId}
            onTake={(by) => take(plant.plantId, by)}
            onSowInTurns={onSowInTurns && (() => onSowInTurns(plant.plantId))}
            onPerSquare={(perSquare) => planter.setPerSquare(draftId, plant.plantId, perSquare)}
            onResize={(size) => planter.resize(draftId, plant.plantId, size)}
          />
        ))}
      </ul>
    </section>
  );
}

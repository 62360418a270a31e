import type { GardenPlant } from '@planted/contracts';
import { Button, ConfirmDialog, Dialog, EmptyState, Trash2 } from '@planted/ui';
import { useState } from 'react';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { PickableBed } from './pickable-bed';
import { PickableList } from './pickable-list';
import styles from './remove-plant.module.css';
import { useRemovePlants } from './use-remove-plants';

interface RemovePlantProps {
  readonly garden: PlantedGarden;
  readonly onClose: () => void;
}

const sentence = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** '2 Carrot and 1 Basil'. */
function namesOf(plants: readonly GardenPlant[]): string {
  const counts = new Map<string, number>();
  for (const { plant } of plants) counts.set(plant.plant_name, (counts.get(plant.plant_name) ?? 0) + 1);
  return sentence.format([...counts].map(([name, count]) => `${count} ${name}`));
}

/** 'Remove Plant': picks plants in the bed or the list, asks once, and takes them out of the garden. */
export default function RemovePlant({ garden, onClose }: RemovePlantProps) {
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const removal = useRemovePlants(garden, onClose);
  // A plant may have gone meanwhile, as in another window.
  const picked = garden.plants.filter(({ id }) => pickedIds.has(id));

  const pick = (ids: readonly string[], isPicked: boolean) => {
    const next = new Set(pickedIds);
    for (const id of ids) {
      if (isPicked) next.add(id);
      else next.delete(id);
    }
    setPickedIds(next);
  };
  const remove = () => removal.mutate(picked, { onError: () => setIsAsked(false) });

  return (
    <Dialog
      open
      size="l"
      scrolls="body"
      title="Remove Plant"
      description={`Click plants in ${garden.name}, or select them in the list.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            icon={Trash2}
            disabled={picked.length === 0}
            onClick={() => setIsAsked(true)}
          >
            {picked.length === 0 ? 'Remove' : `Remove ${countOfPlants(picked.length)}`}
          </Button>
        </>
      }
    >
      {garden.plants.length === 0 ? (
        <EmptyState>No plants grow in {garden.name}.</EmptyState>
      ) : (
        <div className={styles.columns}>
          <div className={styles.bed}>
            <PickableBed
              garden={garden}
              picked={pickedIds}
              onToggle={(id) => pick([id], !pickedIds.has(id))}
            />
          </div>
          <PickableList plants={garden.plants} picked={pickedIds} onPick={pick} />
        </div>
      )}
      <ConfirmDialog
        open={isAsked}
        danger
        title={`Remove ${countOfPlants(picked.length)}?`}
        description={`This removes ${namesOf(picked)} from ${garden.name}.`}
        confirmLabel="Yes, Remove"
        busy={removal.isPending}
        busyLabel="Removing..."
        onConfirm={remove}
        onCancel={() => setIsAsked(false)}
      />
    </Dialog>
  );
}

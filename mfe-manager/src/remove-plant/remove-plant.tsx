import type { GardenPlant } from '@planted/contracts';
import { Button, Dialog, EmptyState, Trash2, WhyRemove } from '@planted/ui';
import { useState } from 'react';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { isUnanswered } from '../gardens/refusal-of';
import { useToday } from '../today';
import { clearedWords, WhatFollows } from '../what-follows/what-follows';
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

/** 'Remove Plant': picks plants in the bed or the list, asks why, takes them out, and says what could follow. */
export default function RemovePlant({ garden, onClose }: RemovePlantProps) {
  const [pickedIds, setPickedIds] = useState<ReadonlySet<string>>(new Set());
  /** Those that the reason is asked for. */
  const [asked, setAsked] = useState<readonly GardenPlant[]>();
  const [gone, setGone] = useState<readonly GardenPlant[]>();
  const removal = useRemovePlants(garden, (removed) => {
    setAsked(undefined);
    setGone(removed);
  });
  const today = useToday();
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

  return (
    <Dialog
      open
      size={gone ? 'm' : 'l'}
      scrolls="body"
      title={gone ? clearedWords(gone) : 'Remove Plant'}
      description={!gone && `Click plants in ${garden.name}, or select them in the list.`}
      onClose={onClose}
      footer={
        gone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="danger"
              icon={Trash2}
              disabled={picked.length === 0}
              onClick={() => setAsked(picked)}
            >
              {picked.length === 0 ? 'Remove' : `Remove ${countOfPlants(picked.length)}`}
            </Button>
          </>
        )
      }
    >
      {gone ? (
        <WhatFollows garden={garden} gone={gone} onPut={onClose} />
      ) : garden.plants.length === 0 ? (
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
      {asked && (
        <WhyRemove
          title="Why remove?"
          plants={`${namesOf(asked)} in ${garden.name}`}
          consequence="One tap, and they're gone from the bed."
          today={today}
          kinds={asked.map(({ plant }) => plant)}
          isSending={removal.isPending}
          onReason={(reason) =>
            removal.mutate(
              { plants: asked, reason },
              // Without a network the reason is chosen again by one press.
              { onError: (cause) => isUnanswered(cause) || setAsked(undefined) },
            )
          }
          onCancel={() => setAsked(undefined)}
          returnsFocus={() => !removal.isSuccess}
        />
      )}
    </Dialog>
  );
}

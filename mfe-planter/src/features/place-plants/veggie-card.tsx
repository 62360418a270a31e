import { useDraggable } from '@dnd-kit/core';
import { Button, Check, Icon, PlantImage } from '@planted/ui';
import type { CSSProperties, MouseEvent } from 'react';
import { classNames } from '../../class-names';
import { densityWords, plantsIn, squaresOf } from '@planted/garden-domain';
import type { SelectedPlant } from '../../layout/selected-plant';
import { beginDragOn } from './begin-drag';
import { PerSquareInput } from './per-square-input';
import { SizeInput } from './size-input';
import styles from './veggie-card.module.css';

interface VeggieCardProps {
  readonly plant: SelectedPlant;
  readonly left: number;
  /** How many grow in one square foot; undefined where one takes several. */
  readonly perSquare: number | undefined;
  readonly isHeld: boolean;
  /** Takes it in hand without a drag: by keyboard, or by a press after which the bed is pressed. */
  readonly onTake: (by: 'keys' | 'pointer') => void;
  /** Several sowings, some days apart; undefined for a garden that is not saved yet. */
  readonly onSowInTurns: (() => void) | undefined;
  readonly onPerSquare: (perSquare: number | undefined) => void;
  readonly onResize: (size: Partial<Pick<SelectedPlant, 'plantingWidth' | 'plantingHeight'>>) => void;
}

/** A chosen plant, to be dragged onto the bed (2 §2): name, Count, W and H in feet, picture. */
export function VeggieCard({
  plant,
  left,
  perSquare,
  isHeld,
  onTake,
  onSowInTurns,
  onPerSquare,
  onResize,
}: VeggieCardProps) {
  const { plantId, name, wanted, plantingWidth, plantingHeight } = plant;
  const isMine = plant.perSquare !== undefined;
  const canPlace = left > 0 && plantingWidth !== null && plantingHeight !== null;
  const { listeners, setNodeRef } = useDraggable({ id: plantId, disabled: !canPlace });

  // Typing into a field is no drag.
  const drag = beginDragOn(listeners, (target) => !(target instanceof HTMLInputElement));

  return (
    <li
      ref={setNodeRef}
      className={classNames(styles.card, isHeld && styles.held, !canPlace && styles.used)}
      data-veggie={plantId}
      {...drag}
    >
      <span className={styles.plate} style={{ '--plant': plant.color } as CSSProperties}>
        <PlantImage src={plant.smallImageUrl || plant.imageUrl} className={styles.image} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.take}
            aria-pressed={isHeld}
            disabled={!canPlace}
            onClick={(event: MouseEvent) => onTake(event.detail === 0 ? 'keys' : 'pointer')}
          >
            {name}
          </button>
        </h3>
        <p className={styles.count}>
          <span className={styles.dot} style={{ '--plant': plant.color } as CSSProperties} />
          <span className="vh">Count: </span>
          {left === 0 ? (
            <>
              <Icon of={Check} size={14} className={styles.tick} />{' '}
              {wanted === 1 ? 'Placed' : `All ${wanted} placed`}
            </>
          ) : (
            <span>
              <strong className="num">{left}</strong> of {wanted} left to place
            </span>
          )}
        </p>
        <p className={styles.density}>
          {plantingWidth !== null && plantingHeight !== null ? (
            <>
              <span className="vh">Each: </span>
              {growing(plantingWidth, plantingHeight, perSquare)}
              {isMine && plantingWidth * plantingHeight === 1 && ', mine'}
            </>
          ) : (
            'Enter W and H to plant it'
          )}
        </p>
        {onSowInTurns && plantingWidth !== null && plantingHeight !== null && (
          <Button variant="text" aria-label={`Sow in turns: ${name}`} onClick={onSowInTurns}>
            Sow in turns
          </Button>
        )}
      </div>
      <div className={styles.sizes}>
        <SizeInput
          letter="W"
          label={`Width of ${name} in feet`}
          value={plantingWidth}
          onSide={(side) => onResize({ plantingWidth: side })}
        />
        <SizeInput
          letter="H"
          label={`Height of ${name} in feet`}
          value={plantingHeight}
          onSide={(side) => onResize({ plantingHeight: side })}
        />
        {plantingWidth === 1 && plantingHeight === 1 && (
          <PerSquareInput
            name={name}
            value={plantsIn({ width: 1, height: 1 }, perSquare)}
            isMine={isMine}
            onPerSquare={onPerSquare}
          />
        )}
      </div>
    </li>
  );
}

/** What one of the count is: '16 plants in 1 square'. */
function growing(width: number, height: number, perSquare: number | undefined): string {
  const size = { width, height };
  return densityWords(plantsIn(size, perSquare), squaresOf(size));
}

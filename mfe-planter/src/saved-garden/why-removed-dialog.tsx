import type { PlantingEnd, PlantingSpot } from '@planted/garden-domain';
import { ArrowRight, Button, Dialog, Icon, type LucideIcon, Scissors, Undo2, X } from '@planted/ui';
import { useState } from 'react';
import styles from './why-removed-dialog.module.css';

const reasons: readonly (readonly [how: PlantingEnd, label: string, says: string, icon: LucideIcon])[] = [
  ['harvested', 'Harvested', 'to the end', Scissors],
  ['failed', 'Failed', 'it did not grow', X],
  ['moved_away', 'Moved away', 'to another place', ArrowRight],
  ['mistake', 'A mistake', 'as if never there', Undo2],
];

interface WhyRemovedDialogProps {
  readonly leaving: readonly PlantingSpot[];
  readonly nameOf: (plantId: string) => string;
  /** Every kind has its reason. */
  readonly onAnswer: (why: ReadonlyMap<string, PlantingEnd>) => void;
  readonly onCancel: () => void;
}

/** How plants ended that had grown and leave the bed: one tap a kind. Without an answer nothing is saved (EDT-6). */
export function WhyRemovedDialog({ leaving, nameOf, onAnswer, onCancel }: WhyRemovedDialogProps) {
  const [why, setWhy] = useState<ReadonlyMap<string, PlantingEnd>>(new Map());
  const kinds = [...new Set(leaving.map(({ plantId }) => plantId))];
  const asked = kinds.find((plantId) => !why.has(plantId));
  if (asked === undefined) return null;
  const plantings = leaving.filter(({ plantId }) => plantId === asked).length;
  const rest = kinds.length - why.size - 1;

  function answer(how: PlantingEnd): void {
    const next = new Map(why).set(asked ?? '', how);
    if (rest === 0) onAnswer(next);
    else setWhy(next);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={`Why remove ${nameOf(asked)}?`}
      description={`${plantings === 1 ? 'One planting leaves' : `${plantings} plantings leave`} the bed. One tap, and your changes are saved${rest > 0 ? ` once you have answered for ${rest} more ${rest === 1 ? 'kind' : 'kinds'}` : ''}.`}
      footer={<Button onClick={onCancel}>Cancel</Button>}
    >
      <div className={styles.reasons} role="group" aria-label="Reasons">
        {reasons.map(([how, label, says, icon]) => (
          <button key={how} type="button" className={styles.reason} onClick={() => answer(how)}>
            <Icon of={icon} size={18} />
            <strong>{label}</strong>
            <span className="small soft">{says}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

import type { CalendarDay, EndOfPlanting, PlantingSpot } from '@planted/garden-domain';
import { useState } from 'react';
import type { Tolerances } from './causes';
import { WhyRemove } from './why-remove';

export interface WhyRemovedProps {
  readonly leaving: readonly Pick<PlantingSpot, 'plantId'>[];
  readonly catalogue: readonly (Tolerances & { readonly id: string; readonly plant_name: string })[];
  readonly today: CalendarDay;
  /** What the last answer does, as it ends a sentence: 'your changes are saved'. */
  readonly then: string;
  /** Every kind has its reason. */
  readonly onAnswer: (why: ReadonlyMap<string, EndOfPlanting>) => void;
  readonly onCancel: () => void;
}

/** How plants ended that had grown and leave the bed, kind by kind. Without an answer nothing is done (EDT-6). */
export function WhyRemoved({ leaving, catalogue, today, then, onAnswer, onCancel }: WhyRemovedProps) {
  const [why, setWhy] = useState<ReadonlyMap<string, EndOfPlanting>>(new Map());
  const plantIds = [...new Set(leaving.map(({ plantId }) => plantId))];
  const asked = plantIds.find((plantId) => !why.has(plantId));
  if (asked === undefined) return null;
  const kind = catalogue.find(({ id }) => id === asked);
  const plantings = leaving.filter(({ plantId }) => plantId === asked).length;
  const rest = plantIds.length - why.size - 1;

  function answer(reason: EndOfPlanting): void {
    const next = new Map(why).set(asked ?? '', reason);
    if (rest === 0) onAnswer(next);
    else setWhy(next);
  }

  return (
    <WhyRemove
      title={`Why remove ${kind?.plant_name ?? asked}?`}
      plants={plantings === 1 ? 'One planting leaves the bed' : `${plantings} plantings leave the bed`}
      consequence={`One tap, and ${then}${rest > 0 ? ` once you have answered for ${rest} more ${rest === 1 ? 'kind' : 'kinds'}` : ''}.`}
      kinds={kind ? [kind] : []}
      today={today}
      onReason={answer}
      onCancel={onCancel}
    />
  );
}

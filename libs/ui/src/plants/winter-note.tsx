import { diesInWinter, type GrowingConditions, type Wintering } from '@planted/garden-domain';

export interface WinterNoteProps {
  readonly plant: Wintering;
  readonly conditions: GrowingConditions;
}

/** Says beside a fit what its number hides: that the plant would not live through a winter outdoors. */
export function WinterNote({ plant, conditions }: WinterNoteProps) {
  return diesInWinter(plant, conditions) ? <span className="tiny soft">Dies in winter here</span> : null;
}

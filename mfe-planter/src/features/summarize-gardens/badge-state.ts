import type { BadgeTone } from '@planted/ui';

export interface BadgeState {
  readonly label:
    | 'Begin planting'
    | 'Selecting Veggies'
    | 'Plants Selected'
    | 'Planting Garden'
    | 'Garden Finalized!';
  /** Shown on hover, where the table has one. */
  readonly hover?: 'Start!' | 'Ready to Plant!' | 'Finish Garden';
  readonly tone: BadgeTone;
}

interface Facts {
  /** Plants were chosen for the garden. */
  readonly isChosen: boolean;
  /** The garden is the one being worked on, in the popup or in the workspace. */
  readonly isSelected: boolean;
  readonly isSaved: boolean;
}

/** The badge of a garden's card (2 §4). */
export function badgeState({ isChosen, isSelected, isSaved }: Facts): BadgeState {
  if (isSaved) return { label: 'Garden Finalized!', tone: 'good' };
  if (isChosen)
    return isSelected
      ? { label: 'Planting Garden', hover: 'Finish Garden', tone: 'gold' }
      : { label: 'Plants Selected', hover: 'Ready to Plant!', tone: 'leaf' };
  return isSelected
    ? { label: 'Selecting Veggies', tone: 'gold' }
    : { label: 'Begin planting', hover: 'Start!', tone: 'rose' };
}

import type { SavedGarden } from '../../saved-garden/create-saved-garden';
import type { BedSeason } from '../../season/use-bed-season';
import type { Hand } from './succession';

/** What every dialog about what is to come is given. */
export interface SuccessionDialogProps {
  readonly saved: SavedGarden;
  readonly season: BedSeason;
  readonly hand: Hand;
  readonly onClose: () => void;
}

import type { Climate } from '@planted/season';
import type { PlaceChoice } from './place-choice';

export interface ReadyPlace {
  readonly status: 'ready';
  /** Null where nothing was chosen; of a garden, that it is where the others are. */
  readonly choice: PlaceChoice | null;
  /** What follows from what counts here, where that is known already. */
  readonly climate: Climate | null;
  /** Of a garden: the gardener's own; undefined on the gardener's page. */
  readonly others?: PlaceChoice | null;
  /** Another one is another choice than the form began with, made elsewhere or undone. */
  readonly revision: string;
  /** Keeps a choice and says so, with undo; what stands in its way is said as well. Never rejects. */
  readonly save: (choice: PlaceChoice | null) => Promise<void>;
  /** The form has been changed: from now on no other choice takes its place. */
  readonly touch: () => void;
}

export type KeptPlace =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly tryAgain: () => void }
  | ReadyPlace;

/** Of a garden, or of all; for guests on this device. */
export interface Whose {
  readonly gardenId?: string | undefined;
  readonly gardenName?: string | undefined;
}

/** Plants in the table: the catalog's 252 kinds and 352 varieties, each as if it were a plant, and 2,000 of a gardener's own. */
export const PLANTS = 2604;
/** What is typed, letter by letter. */
export const TYPED = 'sweet basil';

/** What the bench asks of the page, besides what a keyboard can do. All times in milliseconds. */
export interface Measured {
  /** From each key press to the end of the frame that first shows its results. */
  readonly waits: () => readonly number[];
  /** Fulfilled once so many keys are answered; asked before the next key, as asking takes time of the page's own. */
  readonly answered: (keys: number) => Promise<void>;
  /** How long a bare loop over the same plants takes for the same texts, on average. */
  readonly bareLoop: () => number;
}

declare global {
  interface Window {
    measured?: Measured;
  }
}

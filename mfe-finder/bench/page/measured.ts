/** Plants in the table: 27 times the catalogue. */
export const PLANTS = 5000;
/** What is typed, letter by letter. */
export const TYPED = 'sweet basil';

/** What the bench asks of the page, besides what a keyboard can do. All times in milliseconds. */
export interface Measured {
  /** From each key press to the end of the frame that first shows its results. */
  readonly waits: () => readonly number[];
  /** How long a bare loop over the same plants takes for the same texts, on average. */
  readonly bareLoop: () => number;
}

declare global {
  interface Window {
    measured?: Measured;
  }
}

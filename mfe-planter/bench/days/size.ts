/** Two plantings in each of the bed's squares: peas that stand, and beans that come after them. */
export const COLUMNS = 50;
export const ROWS = 25;
export const PLANTINGS = 2 * COLUMNS * ROWS;

declare global {
  interface Window {
    /** Goes through the season, a day a frame. */
    scrub?: () => Promise<void>;
  }
}

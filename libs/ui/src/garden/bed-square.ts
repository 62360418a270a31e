/** A square of a bed, from its upper left, in feet. */
export interface BedSquare {
  readonly x: number;
  readonly y: number;
}

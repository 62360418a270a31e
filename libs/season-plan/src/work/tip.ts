/** Tips are about so many days from tomorrow. */
export const TIP_DAYS = 14;

/** One sentence about what is near. */
export interface Tip {
  readonly day: number;
  readonly text: string;
}

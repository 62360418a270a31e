/** How much later this gardener's plants of a kind ripen than the packet says; earlier is negative. */
export interface Learned {
  readonly days: number;
  /** Seasons that it was learned from; at least two. */
  readonly years: number;
}

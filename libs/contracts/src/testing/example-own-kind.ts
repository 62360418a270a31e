import type { KnownOwnKind, OwnKind } from '../own-kind';

/** A variety of a gardener's own: Sweet Basil, but 45 days. */
export const exampleOwnKind = (known: Partial<OwnKind> = {}): KnownOwnKind => ({
  id: 'basil-sweet--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  isPlant: false,
  name: 'Aunt Rosa’s',
  facts: { days_to_maturity: 45 },
  ...known,
  isRemoved: false,
});

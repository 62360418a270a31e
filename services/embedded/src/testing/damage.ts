import fc from 'fast-check';

/** What may happen to a file on a bad disk or a broken copy. */
type Damage =
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'extra'; readonly bytes: Uint8Array };

/** @param size of the file, in bytes */
export const damageOf = (size: number): fc.Arbitrary<Damage> =>
  fc.oneof(
    fc.record({ kind: fc.constant('cut' as const), at: fc.nat(size - 1) }),
    fc.record({ kind: fc.constant('flip' as const), at: fc.nat(size - 1), bit: fc.nat(7) }),
    fc.record({
      kind: fc.constant('extra' as const),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 600 }),
    }),
  );

/** The damaged file; the whole one is left as it is. */
export function applied(damage: Damage, whole: Buffer): Buffer {
  if (damage.kind === 'cut') return whole.subarray(0, damage.at);
  if (damage.kind === 'extra') return Buffer.concat([whole, damage.bytes]);
  const flipped = Buffer.from(whole);
  flipped[damage.at] = (whole[damage.at] ?? 0) ^ (1 << damage.bit);
  return flipped;
}

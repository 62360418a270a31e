import { sharesSquares } from '@planted/garden-domain';
import { isBetween } from './between';
import { inTurns } from './in-turns';
import type { Layout } from './layout';
import type { Coming, Placed } from './placed';

/**
 * Puts what is to come after what stands on its squares now, where others were placed or moved there; what grew in
 * squares of a planting that is not there any more has them to itself. The same layout where all of it is so already.
 */
export function settleComing(changed: Layout): Layout {
  const layout = settleGuests(changed);
  const isComing = (id: string | null) => layout.coming.some((one) => one.id === id);
  const coming = layout.coming.map((one): Coming => {
    if (isComing(one.after) || isBetween(layout, one)) return one;
    const stands = layout.placements.filter((placed) => sharesSquares(placed, one));
    const after = stands.length === 1 ? (stands[0]?.id ?? null) : null;
    return stands.length === 0 || after === one.after ? one : { ...one, after };
  });
  const settled = coming.every((one, index) => one === layout.coming[index]) ? layout : { ...layout, coming };
  return inTurns(settled);
}

/** Who stood in squares of a planting that is gone, or elsewhere, has them to itself; the same layout where none did. */
function settleGuests(layout: Layout): Layout {
  const left = layout.coming.filter((one) => one.stands && !isBetween(layout, one));
  if (left.length === 0) return layout;
  return {
    ...layout,
    placements: [...layout.placements, ...left.map(asPlaced)],
    coming: layout.coming.filter((one) => !left.includes(one)),
  };
}

function asPlaced(one: Coming): Placed {
  const { after: _, fixed: __, under: ___, stands: ____, ...placed } = one;
  return placed;
}

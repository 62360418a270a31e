import { baseAfterAct, type LayoutChangeRequest } from '@planted/contracts';
import { type LayoutChange, parseMatrix } from '@planted/garden-domain';
import type { BedBase, BedSettings } from './bed-difference';
import type { Carry } from './ground';

/** What a saved garden is after an act of this page, and how its ground was moved. */
interface AfterAct {
  readonly base: BedBase;
  readonly carry: Carry | null;
}

/** @returns null where the act cannot be made in that layout */
export function bedAfterAct(
  base: BedBase,
  act: readonly LayoutChangeRequest[],
  version: number,
): AfterAct | null {
  const changes = act.flatMap(inDomain);
  const after = baseAfterAct(base, changes, version);
  const carry = changes.find((change) => change.type === 'reshape') ?? null;
  return after && { base: { ...after, settings: act.reduce(settled, base.settings) }, carry };
}

const NOT_OF_GROUND = new Set(['settings', 'place', 'ignore-rotation', 'heed-rotation'] as const);
type OfGround = Exclude<
  LayoutChangeRequest,
  { type: 'settings' | 'place' | 'ignore-rotation' | 'heed-rotation' }
>;
const isOfGround = (change: LayoutChangeRequest): change is OfGround =>
  !(NOT_OF_GROUND as ReadonlySet<string>).has(change.type);

/** A draft of the bed places nothing, and asks nothing of rotation. */
function inDomain(change: LayoutChangeRequest): LayoutChange[] {
  if (!isOfGround(change)) return [];
  if (change.type === 'end') return [{ ...change, cause: change.cause ?? null }];
  if (change.type !== 'reshape') return [change];
  const parsed = parseMatrix(change.matrix);
  if (!parsed.ok) return [];
  const { turns, shiftX: x, shiftY: y } = change;
  return [{ type: 'reshape', turns, shift: { x, y }, matrix: parsed.matrix }];
}

function settled(settings: BedSettings, change: LayoutChangeRequest): BedSettings {
  if (change.type !== 'settings') return settings;
  const { name, conditions } = settings;
  return {
    name: change.name ?? name,
    conditions: {
      soilType: change.soil_type ?? conditions.soilType,
      hardiness: change.hardiness_zone ?? conditions.hardiness,
      sunlight: change.sunlight ?? conditions.sunlight,
      maintenance: change.maintenance ?? conditions.maintenance,
    },
  };
}

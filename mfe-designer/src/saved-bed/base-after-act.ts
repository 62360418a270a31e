import type { LayoutChangeRequest } from '@planted/contracts';
import { changeLayout, type LayoutChange, parseMatrix } from '@planted/garden-domain';
import type { BedBase, BedSettings } from './bed-difference';
import type { Carry } from './ground';

/** What a saved garden is after an act of this page, and how its ground was moved. */
interface AfterAct {
  readonly base: BedBase;
  readonly carry: Carry | null;
}

/** @returns null where the act cannot be made in that layout */
export function baseAfterAct(
  base: BedBase,
  act: readonly LayoutChangeRequest[],
  version: number,
): AfterAct | null {
  const changes = act.flatMap(inDomain);
  const made = changeLayout(base, changes);
  if (!made.ok) return null;
  const carry = changes.find((change) => change.type === 'reshape') ?? null;
  return { base: { ...made.layout, version, settings: act.reduce(settled, base.settings) }, carry };
}

/** A draft of the bed places nothing. */
function inDomain(change: LayoutChangeRequest): LayoutChange[] {
  if (change.type === 'settings' || change.type === 'place') return [];
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

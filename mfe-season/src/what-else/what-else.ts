import { colorForPlant } from '@planted/ui';
import { newId } from '@planted/mfe-kit';
import type { LayoutChangeRequest, Plant, SeasonPlanting } from '@planted/contracts';
import { type Day, toText } from '@planted/season';
import {
  type Fitting,
  type PlannedBed,
  putThere,
  takeBack,
  type WhatFits,
  whatFits,
} from '@planted/season-plan';
import type { Act } from '@planted/season-plan';

/** A short list can be read. */
const MOST = 6;

/** What could stand in the squares of a planting in its place. */
export interface WhatElse {
  readonly bed: PlannedBed;
  readonly fits: WhatFits;
  /** The act that puts one of them there. */
  readonly actOf: (fitting: Fitting) => Act | null;
}

/**
 * What fits in the squares of a planting from a day on, and the act that puts it there. One that is only
 * planned makes room in the same act.
 * @param bed its garden as it is planned without it
 */
export function whatElse(stored: SeasonPlanting, bed: PlannedBed, day: Day): WhatElse {
  const { garden, plan, known } = bed;
  const others = [...known.plants.values()].filter(({ id }) => id !== stored.plantId);
  const found = whatFits(bed, [stored], day, others);
  const fits = { ...found, fitting: found.fitting.slice(0, MOST) };
  const today = toText(known.today);
  const room: LayoutChangeRequest[] =
    stored.state === 'ended' ? [] : [{ type: 'end', id: stored.id, how: 'mistake', day: today }];
  const used = new Set(garden.plantings.map(({ color }) => color));

  function actOf(fitting: Fitting): Act | null {
    const { plant } = fitting;
    const color = colorOf(plant, used);
    const placed = putThere(bed, fits, fitting, (spot) => {
      return { ...spot, id: newId(), plantId: plant.id, color, plantsPerSquare: null };
    });
    if (!placed) return null;
    const undo = takeBack(placed, garden.plantings, today);
    return {
      gardenId: garden.id,
      title: `${plant.plant_name} planned in ${garden.name}`,
      changes: [...room, ...placed],
      undo: [...undo, ...(room.length > 0 ? [{ type: 'restore' as const, id: stored.id }] : [])],
    };
  }

  return { bed: { garden, plan, known }, fits, actOf };
}

function colorOf(plant: Plant, used: ReadonlySet<string>): string {
  const { plant_name: plantName, plant_type: plantType, accent_color, leaf_color } = plant;
  return colorForPlant({ plantName, plantType, accentColor: accent_color, leafColor: leaf_color }, used);
}

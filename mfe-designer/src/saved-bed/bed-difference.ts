import type { LayoutBase, LayoutChangeRequest, ServedLayout } from '@planted/contracts';
import {
  type BedChange,
  type CalendarDay,
  carryFootprint,
  cellsOfMatrix,
  formatMatrix,
  type GrowingConditions,
  type Layout,
  type LayoutChange,
  layoutDifference,
  type Matrix,
  plotMatrix,
  type PlantingSpot,
  sizeOf,
} from '@planted/garden-domain';
import { type Design, filledArea } from '../grid/design';
import { spotOf } from '../grid/plants-on-soil';
import type { Standing } from '../grid/standing';
import { boxOf, MARGIN, settleBed } from './bed-rules';
import { bedOf } from './change-bed';

/** What a garden is called, and where it grows. */
export interface BedSettings {
  readonly name: string;
  readonly conditions: GrowingConditions;
}

/** A saved garden as the server had it when the draft was made. */
export interface BedBase extends LayoutBase {
  readonly settings: BedSettings;
}

/** Some gardens were saved before names were asked for. */
const UNNAMED = 'Unnamed Garden';

type ServerSettings = Pick<
  ServedLayout['garden'],
  'name' | 'soil_type' | 'hardiness_zone' | 'sunlight' | 'maintenance'
>;

/** Settings under the names of 1 §3 that browsers use. */
export const settingsOf = (garden: ServerSettings): BedSettings => ({
  name: garden.name === '' ? UNNAMED : garden.name,
  conditions: {
    soilType: garden.soil_type,
    hardiness: garden.hardiness_zone,
    sunlight: garden.sunlight,
    maintenance: garden.maintenance,
  },
});

/** A saved garden on the grid, with room round it. */
export function drawBed(base: BedBase, gardenId: string, nameOf: (plantId: string) => string): Design {
  const { width, height } = sizeOf(base.matrix);
  const grid = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const corner = { x: MARGIN, y: MARGIN };
  const cells = cellsOfMatrix(base.matrix, grid, corner);
  const filled = new Uint8Array(grid.width * grid.height);
  for (const cell of cells) filled[cell] = 1;
  const { name, conditions } = base.settings;
  const plants = [...base.standing.values()].map((spot) => ({
    ...spot,
    name: nameOf(spot.plantId),
    x: spot.x + MARGIN,
    y: spot.y + MARGIN,
  }));
  const drawn: Design = {
    ...grid,
    filled,
    plots: new Map([[name, { draftId: gardenId, cells, conditions }]]),
    standing: { ground: { ...corner, width, height, turns: 0 }, plants, ends: new Map() },
  };
  const settled = settleBed(drawn);
  return settled.ok ? settled.design : drawn;
}

const soilOf = (matrix: Matrix): number => matrix.flat().filter((cell) => cell === 1).length;

/** How the draft changes the ground of the saved bed; null where it does not. */
export function groundDifference({ matrix }: Layout, design: Design): BedChange | null {
  const box = boxOf(design);
  const ground = design.standing?.ground;
  const bed = bedOf(design);
  if (!box || !ground || !bed) return null;
  if (ground.turns === 0) {
    const saved = cellsOfMatrix(matrix, design, ground);
    const isWhole = saved.length === soilOf(matrix) && saved.length === filledArea(design);
    if (isWhole && saved.every((cell) => design.filled[cell] === 1)) return null;
  }
  return {
    turns: ground.turns,
    shift: { x: ground.x - box.left, y: ground.y - box.top },
    matrix: plotMatrix(bed[1].cells, design),
  };
}

/** What stands in the draft, in the squares of the bed that it leads to. */
function spotsInBed(
  { ground, plants }: Standing,
  change: BedChange | null,
): ReadonlyMap<string, PlantingSpot> {
  const corner = { x: ground.x - (change?.shift.x ?? 0), y: ground.y - (change?.shift.y ?? 0) };
  return new Map(
    plants.map((plant) => [plant.id, { ...spotOf(plant), x: plant.x - corner.x, y: plant.y - corner.y }]),
  );
}

/** The changes of the one act that makes of a saved garden what its draft is (EDT-2, EDT-5); none where nothing differs. */
export function bedDifference(base: BedBase, design: Design, today: CalendarDay): LayoutChangeRequest[] {
  const { standing } = design;
  if (!standing) return [];
  const change = groundDifference(base, design);
  const carried = change
    ? new Map([...base.standing].map(([id, spot]) => [id, carryFootprint(spot, base.matrix, change)]))
    : base.standing;
  const plants = layoutDifference(
    { ...base, standing: carried },
    spotsInBed(standing, change),
    ({ id }) => standing.ends.get(id) ?? { how: 'mistake', cause: null, day: today },
  );
  const ground: LayoutChange[] = change ? [{ type: 'reshape', ...change }] : [];
  return [...settingsDifference(base.settings, design), ...[...ground, ...plants].map(toRequest)];
}

function settingsDifference(saved: BedSettings, design: Design): LayoutChangeRequest[] {
  const bed = bedOf(design);
  if (!bed) return [];
  const [name, { conditions }] = bed;
  const { soilType, hardiness, sunlight, maintenance } = conditions;
  const was = saved.conditions;
  const changed = {
    ...(name !== saved.name && { name }),
    ...(soilType !== was.soilType && { soil_type: soilType }),
    ...(hardiness !== was.hardiness && { hardiness_zone: hardiness }),
    ...(sunlight !== was.sunlight && { sunlight }),
    ...(maintenance !== was.maintenance && { maintenance }),
  };
  return Object.keys(changed).length === 0 ? [] : [{ type: 'settings', ...changed }];
}

function toRequest(change: LayoutChange): LayoutChangeRequest {
  if (change.type === 'place') return { type: 'place', ...change.planting };
  if (change.type !== 'reshape') return change;
  const { turns, shift, matrix } = change;
  return { type: 'reshape', matrix: formatMatrix(matrix), turns, shiftX: shift.x, shiftY: shift.y };
}

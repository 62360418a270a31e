import { causeOf, type GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { parseMatrix, sizeOf } from '@planted/garden-domain';
import { setVersion } from './season-gardens';
import { endEach, putPlantings, spotRow } from './season-plantings';

type LayoutChanged = LoggedEvent<Extract<GardenEvent, { type: 'LayoutChanged' }>>;
type Act = LayoutChanged['data'];

/** One act in a layout. What the same act made to come again has not ended. */
export function changeStandingPlantings(
  tx: ProjectionTransaction,
  { data, metadata }: LayoutChanged,
): Promise<unknown> {
  const { gardenId, bed, ended, causes, changed, added, restored } = data;
  const ends = ended.map((end) => ({ ...end, cause: causeOf(causes, end.id) }));
  return Promise.all([
    setVersion(tx, data),
    ended.length > 0 && endEach(tx, gardenId, ['standing', 'ended'], ends),
    bed && carryGone(tx, gardenId, bed),
    changed.length > 0 && change(tx, gardenId, changed),
    (added.length > 0 || restored.length > 0) &&
      putPlantings(tx, { gardenId, state: 'standing', time: metadata.time }, [...added, ...restored]),
  ]);
}

const change = (tx: ProjectionTransaction, gardenId: string, changed: Act['changed']): Promise<unknown> =>
  tx.query(
    `update season_plantings p set x = s.x, y = s.y, width = s.width, height = s.height, color = s.color,
       plants_per_square = s.plants_per_square
     from json_populate_recordset(null::season_plantings, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify(changed.map(spotRow))],
  );

/** Where a footprint lies after so many quarter turns clockwise in a bed of `g.width` × `g.height`. */
const TURNED = [
  'p.x, p.y, p.width, p.height',
  'g.height - p.y - p.height, p.x, p.height, p.width',
  'g.width - p.x - p.width, g.height - p.y - p.height, p.width, p.height',
  'p.y, g.width - p.x - p.width, p.height, p.width',
] as const;

/** A square's memory follows the ground: what stands and what is to come is told by the act, what is gone is not. */
function carryGone(
  tx: ProjectionTransaction,
  gardenId: string,
  { matrix, turns, shiftX, shiftY }: NonNullable<Act['bed']>,
): Promise<unknown> {
  const parsed = parseMatrix(matrix);
  const { width, height } = sizeOf(parsed.ok ? parsed.matrix : []);
  return Promise.all([
    tx.query(
      `update season_plantings p set (x, y, width, height) = (select t.x + $2, t.y + $3, t.width, t.height
         from (select ${TURNED[turns] ?? TURNED[0]}) t (x, y, width, height))
       from season_gardens g where g.id = $1 and p.garden_id = $1 and p.state in ('ended', 'dropped')`,
      [gardenId, shiftX, shiftY],
    ),
    tx.query('update season_gardens set width = $2, height = $3 where id = $1', [gardenId, width, height]),
  ]);
}

import { causeOf, type GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { setVersion } from './season-gardens';
import { endEach, putPlantings } from './season-plantings';

type SeasonPlanned = LoggedEvent<Extract<GardenEvent, { type: 'SeasonPlanned' }>>;
type Act = SeasonPlanned['data'];

/** One act in what is to come. */
export function planPlantings(
  tx: ProjectionTransaction,
  { data, metadata }: SeasonPlanned,
): Promise<unknown> {
  const { gardenId, coming, chained, under, dropped, causes, fixed, done, unplanted } = data;
  const drops = dropped.map((drop) => ({ ...drop, cause: causeOf(causes, drop.id) }));
  return Promise.all([
    setVersion(tx, data),
    coming.length > 0 && putPlantings(tx, { gardenId, state: 'coming', time: metadata.time }, coming),
    chained.length > 0 && chain(tx, gardenId, chained),
    under.length > 0 && putUnder(tx, gardenId, under),
    dropped.length > 0 && endEach(tx, gardenId, ['coming', 'dropped'], drops),
    fixed.length > 0 && setDays(tx, gardenId, 'fixed', daysById(fixed)),
    done.length > 0 && setDays(tx, gardenId, 'done', daysById(done)),
    chained.length + under.length + fixed.length + done.length > 0 && awaitPlantings(tx, data),
    unplanted.length > 0 &&
      tx.query(
        'update season_plantings set planted_on = null where garden_id = $1 and id = any ($2::uuid[])',
        [gardenId, unplanted],
      ),
  ]);
}

const chain = (tx: ProjectionTransaction, gardenId: string, chained: Act['chained']): Promise<unknown> =>
  tx.query(
    `update season_plantings p set after_id = s.after_id
     from json_populate_recordset(null::season_plantings, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify(chained.map(({ id, after }) => ({ id, after_id: after })))],
  );

const putUnder = (tx: ProjectionTransaction, gardenId: string, under: Act['under']): Promise<unknown> =>
  tx.query(
    `update season_plantings p set under_id = s.under_id
     from json_populate_recordset(null::season_plantings, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify(under.map(({ id, under: host }) => ({ id, under_id: host })))],
  );

type Days = ReadonlyMap<string, Readonly<Record<string, string | null>>>;

/** Days of one planting go together: a statement meets each row once. */
function daysById(days: Act['fixed']): Days {
  const byId = new Map<string, Record<string, string | null>>();
  for (const { id, step, day } of days) byId.set(id, { ...byId.get(id), [step]: day });
  return byId;
}

/** A step without a day loses its own. */
const setDays = (
  tx: ProjectionTransaction,
  gardenId: string,
  column: 'fixed' | 'done',
  days: Days,
): Promise<unknown> =>
  tx.query(
    `update season_plantings p set ${column} = jsonb_strip_nulls(p.${column} || s.${column})
     from json_populate_recordset(null::season_plantings, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify([...days].map(([id, steps]) => ({ id, [column]: steps })))],
  );

/**
 * What is said of plantings that the same act places, in the event after this one: kept until they are there.
 */
function awaitPlantings(
  tx: ProjectionTransaction,
  { gardenId, chained, under, fixed, done }: Pick<Act, 'gardenId' | 'chained' | 'under' | 'fixed' | 'done'>,
): Promise<unknown> {
  const [fixedDays, doneDays] = [daysById(fixed), daysById(done)];
  const after = new Map(chained.map((one) => [one.id, one.after]));
  const hosts = new Map(under.map((one) => [one.id, one.under]));
  const ids = new Set([...after.keys(), ...hosts.keys(), ...fixedDays.keys(), ...doneDays.keys()]);
  const rows = [...ids].map((id) => ({
    id,
    after_id: after.get(id) ?? null,
    under_id: hosts.get(id) ?? null,
    fixed: fixedDays.get(id) ?? {},
    done: doneDays.get(id) ?? {},
  }));
  return tx.query(
    `insert into season_awaited (id, garden_id, owner_id, after_id, under_id, fixed, done)
     select s.id, $1, g.owner_id, s.after_id, s.under_id, jsonb_strip_nulls(s.fixed), jsonb_strip_nulls(s.done)
     from json_populate_recordset(null::season_awaited, $2) s join season_gardens g on g.id = $1
     where not exists (select from season_plantings p where p.id = s.id)
     on conflict (id) do nothing`,
    [gardenId, JSON.stringify(rows)],
  );
}

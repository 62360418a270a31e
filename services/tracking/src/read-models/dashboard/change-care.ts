import type { EntryPlace, GardenCare, GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { insertCare, withdrawCare } from './log-care';

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;
type Changed = EventOf<'GardenEventCorrected' | 'GardenEventWithdrawn' | 'GardenEventRestored'>['data'];

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

/** An entry was corrected: what it cared for, and how healthy plants are, is as if it had been logged so. */
export const correctCare = (tx: ProjectionTransaction, { data }: EventOf<'GardenEventCorrected'>) =>
  Promise.all([withdraw(tx, data), log(tx, data, data.now), rate(tx, data)]);

export const withdrawEventCare = (tx: ProjectionTransaction, { data }: EventOf<'GardenEventWithdrawn'>) =>
  Promise.all([withdraw(tx, data), rate(tx, data)]);

export const restoreCare = (tx: ProjectionTransaction, { data }: EventOf<'GardenEventRestored'>) =>
  Promise.all([log(tx, data, data.now), rate(tx, data)]);

const kindOf = ({ action }: Changed): GardenCare['kind'] | undefined =>
  action === 'watered' || action === 'harvested' ? action : undefined;

const withdraw = async (tx: ProjectionTransaction, data: Changed): Promise<void> => {
  if (kindOf(data)) await withdrawCare(tx, 'id = $1', [data.eventId]);
};

async function log(
  tx: ProjectionTransaction,
  data: Changed,
  { day, plantIds, subject }: EntryPlace,
): Promise<void> {
  const kind = kindOf(data);
  const { gardenId, eventId } = data;
  if (kind) await insertCare(tx, eventId, { kind, gardenId, day, plantIds, ofGarden: subject === 'garden' });
}

/** How healthy plants are by the ratings that count. */
async function rate(tx: ProjectionTransaction, { gardenId, action, care }: Changed): Promise<void> {
  if (action !== 'health_rated' || care.length === 0) return;
  const rows = care.map(({ id, healthRating }) => ({ id, health_rating: healthRating }));
  await tx.query(
    `update garden_plants p set health_rating = s.health_rating
     from json_populate_recordset(null::garden_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify(rows)],
  );
}

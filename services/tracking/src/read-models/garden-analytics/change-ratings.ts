import type { EntryPlace, GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import type { CalendarDay } from '@planted/garden-domain';

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

/** A rating is another one, or of another day. */
export async function correctRating(
  tx: ProjectionTransaction,
  { data: { gardenId, eventId, action, was, now, healthRating } }: EventOf<'GardenEventCorrected'>,
): Promise<void> {
  if (action !== 'health_rated') return;
  await Promise.all([
    tx.query(
      'update analytics_ratings set day = $2, health_rating = coalesce($3, health_rating) where event_id = $1',
      [eventId, now.day, healthRating],
    ),
    rateAgain(tx, gardenId, [was.day, now.day]),
  ]);
}

export const withdrawRating = (tx: ProjectionTransaction, { data }: EventOf<'GardenEventWithdrawn'>) =>
  setWithdrawn(tx, data, data.was, true);

export const restoreRating = (tx: ProjectionTransaction, { data }: EventOf<'GardenEventRestored'>) =>
  setWithdrawn(tx, data, data.now, false);

async function setWithdrawn(
  tx: ProjectionTransaction,
  { gardenId, eventId, action }: EventOf<'GardenEventWithdrawn' | 'GardenEventRestored'>['data'],
  { day }: EntryPlace,
  isWithdrawn: boolean,
): Promise<void> {
  if (action !== 'health_rated') return;
  await Promise.all([
    tx.query('update analytics_ratings set is_withdrawn = $2 where event_id = $1', [eventId, isWithdrawn]),
    rateAgain(tx, gardenId, [day]),
  ]);
}

/** The latest rating of plant `p` up to a day, else its health when it was planted. */
const ratedBy = (day: string) => `coalesce(
  (select r.health_rating from analytics_ratings r
   where r.plant_id = p.id and not r.is_withdrawn and r.day <= ${day} order by r.day desc, r.sequence desc limit 1),
  p.initial_health)`;

/** What plants are rated now, and the average health of every day from the first of these on, by the ratings that count. */
const rateAgain = (tx: ProjectionTransaction, gardenId: string, days: CalendarDay[]): Promise<unknown> =>
  Promise.all([
    tx.query(
      `update analytics_plants p set health_rating = ${ratedBy("'infinity'::date")}
       where garden_id = $1 and health_rating is not null`,
      [gardenId],
    ),
    tx.query(
      'insert into analytics_health (garden_id, day) select $1, unnest($2::date[]) on conflict do nothing',
      [gardenId, days],
    ),
    tx.query(
      `update analytics_health h set health = (
         select avg(${ratedBy('h.day')}) from analytics_plants p
         where p.garden_id = $1 and p.placed_on <= h.day and (p.removed_on is null or p.removed_on > h.day)
           and p.dated_on <= h.day)
       where h.garden_id = $1 and h.day >= (select min(d) from unnest($2::date[]) d)`,
      [gardenId, days],
    ),
  ]);

import {
  chooseMorningNoteCommand,
  makeCalendarAddressCommand,
  withdrawJournalEntryCommand,
} from '@planted/contracts';
import { rebuildProjection } from '@planted/event-sourcing';
import { eventually } from '@planted/event-sourcing/testing';
import { asGardener } from '@planted/service-kit/testing';
import { plantedOnMay21, radishAt } from '../testing/garden-story';
import { startTracking, type Tracking } from '../testing/start-tracking';
import { trackingService } from '../tracking.service';

describe('the read models of tracking', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('parks a layout of a garden that was never saved, and continues with the others', async () => {
    const [broken, sound] = [tracking.newStory(), tracking.newStory()];
    await broken.planted(radishAt(0, 0));
    await sound.saved();
    await sound.planted(radishAt(0, 0));
    await eventually(async () => (await tracking.plants(sound.ownerId)).length === 1);
    await eventually(async () => {
      const { rows } = await tracking.pool.query(
        'select projection from event_store.parked where stream = $1',
        [`garden-${broken.gardenId}`],
      );
      return new Set(rows.map((row) => row.projection)).size === 3;
    });
    expect(await tracking.plants(broken.ownerId)).toEqual([]);
  });

  it('ARCH-3 has, rebuilt from the log, row by row what it had live', async () => {
    const story = tracking.newStory();
    const stays = radishAt(0, 0);
    await story.saved();
    await story.planted(stays, radishAt(1, 0));
    await story.saved({ name: 'Herb Bed', matrix: '1,1\n1,1' });
    await story.planted({ ...stays, height: 2 });
    await story.withdrawn(await story.happened({ action: 'mulched', value: 3.5 }), 'mulched', '2026-05-21');
    await story.dated(plantedOnMay21(stays.id));
    await story.completed(1);
    await story.rated({ id: stays.id, healthRating: 7 });
    const { ownerId: owner, gardenId: garden_id } = story;
    const daily = { recurrence_type: { type: 'daily' as const }, title: 'Water', garden_id };
    const ticked = await tracking.remind(owner, { ...daily, reminder_datetime: '2026-05-26T08:00:00Z' });
    await tracking.remind(owner, { ...daily, reminder_datetime: '2026-05-26T09:00:00Z' });
    await tracking.tick(owner, ticked);
    await tracking.tick(owner, ticked, false);
    await tracking.tick(owner, ticked);
    await story.watered('2026-05-26', stays.id);
    await story.happened({ action: 'harvested' });
    await story.happened({ action: 'watered', subject: 'plant', subjectId: stays.id });
    await tracking.tick(owner, ticked, false);
    const written = await tracking.write(owner, { garden_id });
    const taken = { id: written, revision: 0 };
    await tracking.messaging.send(withdrawJournalEntryCommand, taken, asGardener(owner));
    const address = { tokenHash: 'c2'.repeat(32), hint: '7Qm2…x9T', timeZone: 'America/Chicago' };
    const contents = { kinds: ['harvest' as const], gardenIds: null, withoutNames: false };
    const made = { ...address, contents, expectedVersion: 0 };
    await tracking.messaging.send(makeCalendarAddressCommand, made, asGardener(owner));
    await tracking.messaging.send(
      chooseMorningNoteCommand,
      { expectedVersion: 0, time: '07:00', timeZone: 'UTC', quiet: null, byMail: false },
      asGardener(owner),
    );
    await story.season(9, { coming: [radishAt(0, 0)], unplanted: [stays.id] });
    await story.removed(stays.id);
    await story.planted(radishAt(2, 0));
    await story.season(12, { fixed: [{ id: radishAt(1, 1).id, step: 'sow', day: '2026-07-01' }] });
    await Promise.all([
      tracking.reminders(owner),
      tracking.journal(owner),
      tracking.analytics(owner, garden_id, 7),
      tracking.plants(story.ownerId),
      tracking.activities(story.ownerId),
    ]);
    const tables = (trackingService.projections ?? []).flatMap((projection) => projection.tables);
    const rowsOf = async (table: string) =>
      (await tracking.pool.query(`select t::text from tracking.${table} t order by 1`)).rows;
    const live = await Promise.all(tables.map(rowsOf));
    for (const projection of trackingService.projections ?? [])
      await rebuildProjection({ store: tracking.store, projection });
    expect(await Promise.all(tables.map(rowsOf))).toEqual(live);
    expect(live.map((rows) => rows.length > 0)).toEqual(tables.map(() => true));
    expect((await tracking.gardens(story.ownerId)).map(({ name }) => name)).toEqual(['Herb Bed']);
  });
});

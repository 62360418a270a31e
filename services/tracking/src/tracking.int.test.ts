import { randomUUID } from 'node:crypto';
import {
  fetchGardenPlantsQuery,
  fetchGardensQuery,
  fetchRecentActivitiesQuery,
  gardenPlant,
  gardenRow,
} from '@planted/contracts';
import { createEventStore, type EventStore, rebuildProjection } from '@planted/event-sourcing';
import { eventually } from '@planted/event-sourcing/testing';
import {
  asGardener,
  asGuest,
  catalogueStandIn,
  examplePlant,
  startServices,
  type TestServices,
} from '@planted/service-kit/testing';
import pg from 'pg';
import { gardenStory, radishAt } from './testing/garden-story';
import { trackingService } from './tracking.service';

const radish = examplePlant();

describe('the tracking service', () => {
  let services: TestServices;
  let pool: pg.Pool;
  let store: EventStore;

  beforeAll(async () => {
    services = await startServices([trackingService, catalogueStandIn([radish])], {
      clock: () => new Date('2026-05-27T12:00:00Z'),
    });
    pool = new pg.Pool({ connectionString: services.databaseUrl });
    store = createEventStore(pool);
  });
  afterAll(async () => {
    await store.close();
    await pool.end();
    await services.stop();
  });

  const gardens = (owner: string) => services.messaging.send(fetchGardensQuery, {}, asGardener(owner));
  const plants = (owner: string) => services.messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner));
  const activities = (owner: string) =>
    services.messaging.send(fetchRecentActivitiesQuery, {}, asGardener(owner));
  const newStory = (owner: string = randomUUID(), firstMinute = 0) => gardenStory(store, owner, firstMinute);

  describe('gardens', () => {
    it('ARCH-2 shows a saved garden in the very next read', async () => {
      const story = newStory();
      await story.saved();
      expect(await gardens(story.ownerId)).toEqual([
        {
          id: story.gardenId,
          name: 'Kitchen Bed',
          soil_type: 'Loamy',
          hardiness_zone: '5b',
          sunlight: 'Full Sun',
          maintenance: 'Low',
          matrix: '1,1,1\n1,1,0',
          width: 3,
          height: 2,
          created_at: '2026-05-21T09:00:00.000Z',
          updated_at: '2026-05-21T09:00:00.000Z',
        },
      ]);
    });

    it('keeps the time of the first save and takes everything else from the latest', async () => {
      const story = newStory();
      await story.saved();
      await story.saved({ name: 'Herb Bed', sunlight: 'Full Shade', matrix: '1' });
      expect(await gardens(story.ownerId)).toMatchObject([
        {
          name: 'Herb Bed',
          sunlight: 'Full Shade',
          width: 1,
          height: 1,
          created_at: '2026-05-21T09:00:00.000Z',
          updated_at: '2026-05-21T09:01:00.000Z',
        },
      ]);
    });

    it('lists them oldest first', async () => {
      const owner = randomUUID();
      const [later, earlier] = [newStory(owner, 1), newStory(owner)];
      await later.saved({ name: 'Second' });
      await earlier.saved({ name: 'First' });
      await earlier.saved({ name: 'First again' });
      expect((await gardens(owner)).map(({ name }) => name)).toEqual(['First again', 'Second']);
    });
  });

  describe('garden plants', () => {
    it('PLT-9 shows corner, custom size, colour and the nested plant of each, row by row', async () => {
      const story = newStory();
      await story.saved();
      const [low, high] = [radishAt(0, 1), radishAt(1, 0, { width: 2, color: '#aabbcc' })];
      await story.planted(high, low);
      const seen = await plants(story.ownerId);
      expect(seen).toEqual([
        {
          id: high.id,
          garden_id: story.gardenId,
          plant: radish,
          grid_x: 1,
          grid_y: 0,
          custom_planting_width: 2,
          custom_planting_height: 1,
          display_color: '#aabbcc',
          planted_date: null,
          expected_harvest_date: null,
          health_rating: null,
          last_watered: null,
          plant_status: 'planned',
          plant_current_stage_name: null,
          plant_current_stage_days_left: null,
        },
        expect.objectContaining({ id: low.id, grid_x: 0, grid_y: 1 }),
      ]);
      for (const one of seen) expect(Object.keys(one).sort()).toEqual(Object.keys(gardenPlant.shape).sort());
    });

    it('replaces the plants of a garden by those of a new layout, and leaves other gardens alone', async () => {
      const owner = randomUUID();
      const [story, other] = [newStory(owner), newStory(owner)];
      const [stays, goes, comes, elsewhere] = [
        radishAt(0, 0),
        radishAt(1, 0),
        radishAt(2, 0),
        radishAt(0, 0),
      ];
      await story.saved();
      await other.saved();
      await other.planted(elsewhere);
      await story.planted(stays, goes);
      await story.planted({ ...stays, width: 2, color: '#000000' }, comes);
      const seen = await plants(owner);
      expect(seen.map(({ id }) => id).sort()).toEqual([stays.id, comes.id, elsewhere.id].sort());
      const kept = { custom_planting_width: 2, display_color: '#000000' };
      expect(seen.find(({ id }) => id === stays.id)).toMatchObject(kept);
    });

    it('keeps what is known of a plant that stays: planting date, harvest, health, watering', async () => {
      const story = newStory();
      const stays = radishAt(0, 0);
      await story.saved();
      await story.planted(stays);
      await plants(story.ownerId);
      await pool.query(
        `update tracking.garden_plants set planted_date = '2026-05-21', expected_harvest_date = '2026-06-18',
           health_rating = 8, last_watered = '2026-05-26' where id = $1`,
        [stays.id],
      );
      await story.planted(stays, radishAt(1, 0));
      expect((await plants(story.ownerId)).find(({ id }) => id === stays.id)).toMatchObject({
        planted_date: '2026-05-21',
        expected_harvest_date: '2026-06-18',
        health_rating: 8,
        last_watered: '2026-05-26',
        plant_status: 'planted',
        plant_current_stage_name: 'Seedling',
        plant_current_stage_days_left: 8,
      });
    });

    it('shows an emptied garden as empty', async () => {
      const story = newStory();
      await story.saved();
      await story.planted(radishAt(0, 0));
      await story.planted();
      expect(await plants(story.ownerId)).toEqual([]);
      expect(await gardens(story.ownerId)).toHaveLength(1);
    });

    it('leaves out a plant that the catalogue no longer knows, and shows the rest', async () => {
      const story = newStory();
      const known = radishAt(0, 0);
      await story.saved();
      await story.planted(known, radishAt(1, 0, { plantId: 'gone' }));
      expect((await plants(story.ownerId)).map(({ id }) => id)).toEqual([known.id]);
    });
  });

  describe('recent activity', () => {
    it('ARCH-2 tells what happened, newest first, under the id of the event', async () => {
      const story = newStory();
      const plant = radishAt(0, 0);
      const saved = await story.saved();
      const planted = await story.planted(plant);
      const changed = await story.saved({ soilType: 'Clay' });
      const watered = await story.happened({
        notes: 'Event occurred on 2026-05-21 at 09:03',
        value: 2,
        unit: 'l',
      });
      const pruned = await story.happened({
        subject: 'plant',
        subjectId: plant.id,
        action: 'pruned',
        oldStatus: 'wild',
        newStatus: 'tame',
        value: 'hard',
      });
      const nothing = { notes: '', value: null, unit: null, old_status: null, new_status: null };
      const garden = {
        garden_id: story.gardenId,
        garden_name: 'Kitchen Bed',
        subject: 'garden',
        subject_id: story.gardenId,
      };
      const at = (minute: number) => ({ created_at: `2026-05-21T09:0${minute}:00.000Z` });
      expect(await activities(story.ownerId)).toEqual([
        {
          id: pruned,
          ...garden,
          subject: 'plant',
          subject_id: plant.id,
          event_type: 'pruned',
          event_details: { ...nothing, value: 'hard', old_status: 'wild', new_status: 'tame' },
          ...at(4),
        },
        {
          id: watered,
          ...garden,
          event_type: 'watered',
          event_details: { ...nothing, notes: 'Event occurred on 2026-05-21 at 09:03', value: 2, unit: 'l' },
          ...at(3),
        },
        {
          id: changed,
          ...garden,
          event_type: 'garden_saved',
          event_details: { ...nothing, notes: 'Kitchen Bed: soil now Clay' },
          ...at(2),
        },
        {
          id: planted,
          ...garden,
          event_type: 'layout_saved',
          event_details: { ...nothing, notes: 'Planted 1 plant in Kitchen Bed' },
          ...at(1),
        },
        {
          id: saved,
          ...garden,
          event_type: 'garden_saved',
          event_details: { ...nothing, notes: 'Saved Kitchen Bed, 3 × 2 ft' },
          ...at(0),
        },
      ]);
    });

    it('shows a garden’s present name with each activity', async () => {
      const story = newStory();
      await story.saved();
      await story.saved({ name: 'Herb Bed' });
      expect((await activities(story.ownerId)).map((one) => one.garden_name)).toEqual([
        'Herb Bed',
        'Herb Bed',
      ]);
    });

    it('answers the 100 newest', async () => {
      const story = newStory();
      await story.saved();
      let newest = '';
      for (let times = 0; times < 100; times += 1) newest = await story.happened({ action: 'weeded' });
      const seen = await activities(story.ownerId);
      expect(seen).toHaveLength(100);
      expect(seen[0]?.id).toBe(newest);
      expect(seen.at(-1)?.event_type).toBe('weeded');
    });
  });

  it('shows each gardener their own and nothing of another', async () => {
    const [ada, bruno] = [newStory(), newStory()];
    await ada.saved({ name: 'Ada’s bed' });
    await ada.planted(radishAt(0, 0));
    await bruno.saved({ name: 'Bruno’s bed' });
    expect((await gardens(bruno.ownerId)).map(({ name }) => name)).toEqual(['Bruno’s bed']);
    expect(await plants(bruno.ownerId)).toEqual([]);
    expect((await activities(bruno.ownerId)).map((one) => one.garden_id)).toEqual([bruno.gardenId]);
    expect((await plants(ada.ownerId)).map((one) => one.garden_id)).toEqual([ada.gardenId]);
  });

  it('answers nothing to a guest', async () => {
    for (const query of [fetchGardensQuery, fetchGardenPlantsQuery, fetchRecentActivitiesQuery])
      await expect(services.messaging.send(query, {}, asGuest())).rejects.toMatchObject({
        code: 'not-signed-in',
      });
  });

  it('answers an empty list to a gardener who has done nothing yet', async () => {
    const newcomer = randomUUID();
    expect([await gardens(newcomer), await plants(newcomer), await activities(newcomer)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('parks a layout of a garden that was never saved, and goes on with the others', async () => {
    const [broken, sound] = [newStory(), newStory()];
    await broken.planted(radishAt(0, 0));
    await sound.saved();
    await sound.planted(radishAt(0, 0));
    await eventually(async () => (await plants(sound.ownerId)).length === 1);
    await eventually(async () => {
      const { rows } = await pool.query('select projection from event_store.parked where stream = $1', [
        `garden-${broken.gardenId}`,
      ]);
      return new Set(rows.map((row) => row.projection)).size === 2;
    });
    expect(await plants(broken.ownerId)).toEqual([]);
  });

  it('ARCH-3 has, rebuilt from the log, row by row what it had live', async () => {
    const story = newStory();
    const stays = radishAt(0, 0);
    await story.saved();
    await story.planted(stays, radishAt(1, 0));
    await story.saved({ name: 'Herb Bed', matrix: '1,1\n1,1' });
    await story.planted({ ...stays, height: 2 });
    await story.happened({ action: 'mulched', value: 3.5 });
    await Promise.all([plants(story.ownerId), activities(story.ownerId)]);
    // No event says yet what an earlier test has written by hand.
    await pool.query(
      `update tracking.garden_plants
       set planted_date = null, expected_harvest_date = null, health_rating = null, last_watered = null`,
    );
    const tables = ['gardens', 'garden_plants', 'activities', 'activity_gardens'];
    const rowsOf = async (table: string) => {
      const key = table === 'activity_gardens' ? 'garden_id' : 'id';
      return (await pool.query(`select * from tracking.${table} order by ${key}`)).rows;
    };
    const live = await Promise.all(tables.map(rowsOf));
    for (const projection of trackingService.projections ?? [])
      await rebuildProjection({ store, projection });
    expect(await Promise.all(tables.map(rowsOf))).toEqual(live);
    expect(live.map((rows) => rows.length > 0)).toEqual([true, true, true, true]);
    expect((await gardens(story.ownerId)).map((row) => gardenRow.parse(row).name)).toEqual(['Herb Bed']);
  });
});

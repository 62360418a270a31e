import { randomUUID } from 'node:crypto';
import { gardenPlant } from '@planted/contracts';
import { plantedOnMay21, radishAt } from '../../testing/garden-story';
import { radish, startTracking, type Tracking } from '../../testing/start-tracking';

describe('the plants of a gardener', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('PLT-9 shows corner, custom size, color and the nested plant of each, row by row', async () => {
    const story = tracking.newStory();
    await story.saved();
    const [low, high] = [radishAt(0, 1), radishAt(1, 0, { width: 2, color: '#aabbcc' })];
    await story.planted(high, low);
    const seen = await tracking.plants(story.ownerId);
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
        custom_plants_per_square: null,
        planted_date: null,
        expected_harvest_date: null,
        health_rating: null,
        last_watered: null,
        harvested_on: null,
        plant_status: 'planned',
        plant_current_stage_name: null,
        plant_current_stage_days_left: null,
      },
      expect.objectContaining({ id: low.id, grid_x: 0, grid_y: 1 }),
    ]);
    for (const one of seen) expect(Object.keys(one).sort()).toEqual(Object.keys(gardenPlant.shape).sort());
  });

  it('REA-5 shows an own kind by its stored name and as its plant while nobody says more of it', async () => {
    const story = tracking.newStory();
    await story.saved();
    const own = `${radish.id}--${randomUUID()}`;
    await story.planted({ ...radishAt(0, 0), plantId: own });
    // No gardens service runs here, which alone knows own kinds.
    expect(await tracking.plants(story.ownerId)).toMatchObject([{ plant: { ...radish, id: own } }]);
  });

  it('REA-6 replaces the plants of a garden by those of a new layout with their density, and leaves other gardens alone', async () => {
    const owner = randomUUID();
    const [story, other] = [tracking.newStory(owner), tracking.newStory(owner)];
    const [stays, goes, comes, elsewhere] = [radishAt(0, 0), radishAt(1, 0), radishAt(2, 0), radishAt(0, 0)];
    await story.saved();
    await other.saved();
    await other.planted(elsewhere);
    await story.planted(stays, goes);
    await story.planted({ ...stays, width: 2, color: '#000000', plantsPerSquare: 9 }, comes);
    const seen = await tracking.plants(owner);
    expect(seen.map(({ id }) => id).sort()).toEqual([stays.id, comes.id, elsewhere.id].sort());
    const kept = { custom_planting_width: 2, display_color: '#000000', custom_plants_per_square: 9 };
    expect(seen.find(({ id }) => id === stays.id)).toMatchObject(kept);
  });

  it('keeps what is known of a plant that stays: planting date, harvest, health, watering', async () => {
    const story = tracking.newStory();
    const stays = radishAt(0, 0);
    await story.saved();
    await story.planted(stays);
    await story.dated(plantedOnMay21(stays.id));
    await story.watered('2026-05-26', stays.id);
    await story.planted(stays, radishAt(1, 0));
    expect((await tracking.plants(story.ownerId)).find(({ id }) => id === stays.id)).toMatchObject({
      planted_date: '2026-05-21',
      expected_harvest_date: '2026-06-18',
      health_rating: 8,
      last_watered: '2026-05-26',
      plant_status: 'planted',
      plant_current_stage_name: 'Seedling',
      plant_current_stage_days_left: 8,
    });
  });

  it('MAN-2, MAN-3 shows planting date, harvest, health and watering of the plants that they are of', async () => {
    const owner = randomUUID();
    const [story, other] = [tracking.newStory(owner), tracking.newStory(owner)];
    const [dated, planned, elsewhere] = [radishAt(0, 0), radishAt(1, 0), radishAt(0, 0)];
    await story.saved();
    await other.saved();
    await story.planted(dated, planned);
    await other.planted(elsewhere);
    await story.dated(plantedOnMay21(dated.id));
    await story.rated({ id: dated.id, healthRating: 6.5 });
    await story.watered('2026-05-26', dated.id);
    const seen = new Map((await tracking.plants(owner)).map((plant) => [plant.id, plant]));
    expect(seen.get(dated.id)).toMatchObject({
      planted_date: '2026-05-21',
      expected_harvest_date: '2026-06-18',
      health_rating: 6.5,
      last_watered: '2026-05-26',
      plant_status: 'planted',
    });
    const untouched = {
      planted_date: null,
      health_rating: null,
      last_watered: null,
      plant_status: 'planned',
    };
    expect(seen.get(planned.id)).toMatchObject(untouched);
    expect(seen.get(elsewhere.id)).toMatchObject(untouched);
  });

  it('shows an emptied garden as empty', async () => {
    const story = tracking.newStory();
    await story.saved();
    await story.planted(radishAt(0, 0));
    await story.planted();
    expect(await tracking.plants(story.ownerId)).toEqual([]);
    expect(await tracking.gardens(story.ownerId)).toHaveLength(1);
  });

  it('leaves out a plant that the catalogue no longer knows, and shows the rest', async () => {
    const story = tracking.newStory();
    const known = radishAt(0, 0);
    await story.saved();
    await story.planted(known, radishAt(1, 0, { plantId: 'gone' }));
    expect((await tracking.plants(story.ownerId)).map(({ id }) => id)).toEqual([known.id]);
  });
});

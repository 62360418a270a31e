import { randomUUID } from 'node:crypto';
import { gardenEventNotes } from '@planted/garden-domain';
import { carrotAt, plantedOnMay21, radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

const TODAY = '2026-05-27';
const JULY_1 = '2026-07-01';

describe('what is logged of a garden', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterEach(() => tracking.itIs(`${TODAY}T12:00:00.000Z`));
  afterAll(() => tracking.stop());

  const on = (day: string, words = '') => ({ notes: gardenEventNotes(day, '18:05', words) });

  /** A garden of two radishes in the ground, and one that is only planned. */
  async function radishGarden() {
    const story = tracking.newStory();
    const plants = [radishAt(0, 0), radishAt(1, 0), radishAt(2, 0)];
    const [one = '', other = '', planned = ''] = plants.map(({ id }) => id);
    await story.saved();
    await story.planted(...plants);
    await story.dated(plantedOnMay21(one), plantedOnMay21(other));
    story.recordedOn(TODAY);
    const lastWatered = async () => {
      const rows = new Map((await tracking.plants(story.ownerId)).map((row) => [row.id, row.last_watered]));
      return [one, other, planned].map((id) => rows.get(id));
    };
    const wateringDue = async () =>
      (await tracking.dashboard(story.ownerId)).today.find((garden) => garden.wateringDue > 0)?.wateringDue ??
      0;
    const watered = async () => {
      const { days } = await tracking.analytics(story.ownerId, story.gardenId, 7);
      return days.flatMap((day) => (day.watered > 0 ? [[day.day, day.watered]] : []));
    };
    const waterings = async () =>
      (await tracking.activities(story.ownerId)).filter((one) => one.event_type === 'watered');
    const remind = (changes: object = {}) =>
      tracking.remind(story.ownerId, {
        title: 'Water the bed',
        reminder_datetime: '2026-05-26T08:00:00Z',
        garden_id: story.gardenId,
        ...changes,
      });
    const openReminders = async () =>
      (await tracking.reminders(story.ownerId)).filter((one) => !one.is_completed).map(({ title }) => title);
    return { story, one, other, lastWatered, wateringDue, watered, waterings, remind, openReminders };
  }

  it.each([
    ['the button', (garden: Garden) => garden.story.watered(TODAY, garden.one, garden.other)],
    [
      'an event of the garden',
      (garden: Garden) => garden.story.happened({ action: 'watered', ...on(TODAY) }),
    ],
    ['a reminder', async (garden: Garden) => tracking.tick(garden.story.ownerId, await garden.remind())],
  ])('EDT-8 a watering by %s is a watering everywhere', async (_which, water) => {
    const garden = await radishGarden();
    await garden.remind({ title: 'Water the bed again' });
    expect(await garden.wateringDue()).toBe(2);
    await water(garden);
    expect(await garden.lastWatered()).toEqual([TODAY, TODAY, null]);
    expect(await garden.wateringDue()).toBe(0);
    expect(await garden.watered()).toEqual([[TODAY, 1]]);
    expect(await garden.waterings()).toMatchObject([{ occurred_on: TODAY, subject: 'garden' }]);
    expect(await garden.openReminders()).toEqual([]);
  });

  it('EDT-8 an event of one plant waters that plant, and leaves the others due', async () => {
    const { story, one, lastWatered, wateringDue } = await radishGarden();
    await story.happened({ action: 'watered', subject: 'plant', subjectId: one, ...on(TODAY) });
    expect(await lastWatered()).toEqual([TODAY, null, null]);
    expect(await wateringDue()).toBe(1);
  });

  it('EDT-8 a watering of an earlier day counts on that day, and takes nothing from a later one', async () => {
    const { story, one, other, lastWatered, watered } = await radishGarden();
    await story.watered('2026-05-26', one);
    await story.happened({ action: 'watered', ...on('2026-05-24') });
    expect(await lastWatered()).toEqual(['2026-05-26', '2026-05-24', null]);
    expect(await watered()).toEqual([
      ['2026-05-24', 1],
      ['2026-05-26', 1],
    ]);
    // No one has watered on a day that is yet to come: what counts is the day of the record.
    await story.happened({ action: 'watered', subject: 'plant', subjectId: other, ...on('2999-01-01') });
    expect(await lastWatered()).toEqual(['2026-05-26', TODAY, null]);
  });

  it('EDT-8 a tick that is taken back was no watering, and opens the reminders that it had completed', async () => {
    const garden = await radishGarden();
    await garden.story.watered('2026-05-25', garden.one);
    const daily = { recurrence_type: { type: 'daily' as const } };
    await garden.remind({ title: 'Water the bed daily', ...daily });
    const id = await garden.remind();
    await tracking.tick(garden.story.ownerId, id);
    expect(await garden.openReminders()).toEqual(['Water the bed daily']);
    expect(await garden.lastWatered()).toEqual([TODAY, TODAY, null]);
    await tracking.tick(garden.story.ownerId, id, false);
    expect(await garden.lastWatered()).toEqual(['2026-05-25', null, null]);
    expect(await garden.watered()).toEqual([['2026-05-25', 1]]);
    expect(await garden.waterings()).toHaveLength(1);
    expect((await garden.openReminders()).toSorted()).toEqual(['Water the bed', 'Water the bed daily']);
  });

  it('EDT-8 a reminder of a plant waters that plant, one of no garden none', async () => {
    const { story, one, remind, lastWatered } = await radishGarden();
    await tracking.tick(story.ownerId, await remind({ garden_id: null }));
    expect(await lastWatered()).toEqual([null, null, null]);
    await tracking.tick(story.ownerId, await remind({ plant_id: one }));
    expect(await lastWatered()).toEqual([TODAY, null, null]);
  });

  it('EDT-8 a reminder ticked on a day that was watered anyway counts once', async () => {
    const { story, one, remind, watered } = await radishGarden();
    await story.watered(TODAY, one);
    await tracking.tick(story.ownerId, await remind());
    expect(await watered()).toEqual([[TODAY, 1]]);
  });

  /** Two carrots of one planting that are ripe on 18 June, and a radish that was planted with them. */
  async function ripeGarden() {
    const story = tracking.newStory(randomUUID());
    const plants = [carrotAt(0, 0), carrotAt(1, 0), radishAt(2, 0)];
    const [carrot = '', , radish = ''] = plants.map(({ id }) => id);
    await story.saved();
    await story.planted(...plants);
    await story.dated(...plants.map(({ id }) => plantedOnMay21(id)));
    const seen = async (day: string) => {
      tracking.itIs(`${day}T12:00:00.000Z`);
      const { today, counts, plantCards } = await tracking.dashboard(story.ownerId, day);
      return {
        kinds: (today[0]?.harvests ?? []).map((ripe) => ripe.plant_name).toSorted(),
        ready: counts.readyForHarvest,
        stages: plantCards
          .map((card) => `${card.plant.plant_name} ${card.plant_current_stage_name}`)
          .toSorted(),
        statuses: (await tracking.plants(story.ownerId)).map((plant) => plant.plant_status),
      };
    };
    const harvested = (subjectId: string, day: string) =>
      story.happened({ action: 'harvested', subject: 'plant', subjectId, ...on(day) });
    return { story, carrot, radish, seen, harvested };
  }

  it('EDT-8 a harvest ends its task for good where a plant is harvested once, whatever day it was', async () => {
    const { carrot, seen, harvested } = await ripeGarden();
    expect(await seen('2026-06-20')).toMatchObject({ kinds: ['Carrot', 'Radish'], ready: 3 });
    await harvested(carrot, '2026-05-21');
    const expected = {
      kinds: ['Radish'],
      ready: 1,
      statuses: ['planted', 'planted', 'harvestable'],
      stages: ['Carrot Post-Harvest', 'Carrot Post-Harvest', 'Radish Root Development'],
    };
    expect(await seen('2026-06-20')).toEqual(expected);
    expect(await seen(JULY_1)).toEqual(expected);
  });

  it('EDT-8 a plant that bears again is asked for again a week after its harvest', async () => {
    const { story, radish, seen, harvested } = await ripeGarden();
    story.recordedOn('2026-06-24');
    await harvested(radish, '2026-06-20');
    await harvested(radish, '2026-06-18');
    const resting = {
      kinds: ['Carrot'],
      ready: 2,
      statuses: ['harvestable', 'harvestable', 'planted'],
      stages: ['Carrot Root Development', 'Carrot Root Development', 'Radish Root Development'],
    };
    expect(await seen('2026-06-26')).toEqual(resting);
    expect(await seen('2026-06-27')).toMatchObject({ kinds: ['Carrot', 'Radish'], ready: 3 });
  });

  it('EDT-8 a harvest of the whole garden is of what was ripe on its day', async () => {
    const { story, seen } = await ripeGarden();
    await story.dated(
      plantedOnMay21((await tracking.plants(story.ownerId))[0]?.id ?? '', {
        expectedHarvestDate: '2026-05-21',
      }),
    );
    await story.happened({ action: 'harvested', ...on('2026-05-21') });
    expect(await seen('2026-06-20')).toMatchObject({ kinds: ['Carrot', 'Radish'], ready: 2 });
  });

  it('EDT-8 a plant that was planted after the harvest is another one', async () => {
    const { story, carrot, seen, harvested } = await ripeGarden();
    await harvested(carrot, '2026-05-21');
    await story.dated(
      plantedOnMay21(carrot, { plantedDate: '2026-05-22', expectedHarvestDate: '2026-06-19' }),
    );
    expect(await seen('2026-06-20')).toMatchObject({ kinds: ['Carrot', 'Radish'], ready: 2 });
  });

  type Garden = Awaited<ReturnType<typeof radishGarden>>;
});

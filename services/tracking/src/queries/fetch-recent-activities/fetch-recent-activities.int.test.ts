import { gardenEventNotes } from '@planted/garden-domain';
import { plantedOnMay21, radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('recent activity', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('ARCH-2 lists what happened, newest first, under the id of the event', async () => {
    const story = tracking.newStory();
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
      revision: null as number | null,
      corrected_at: null,
      history: [],
    };
    const at = (minute: number) => ({
      created_at: `2026-05-21T09:0${minute}:00.000Z`,
      occurred_on: null,
      occurred_time: null,
    });
    expect(await tracking.activities(story.ownerId)).toEqual([
      {
        id: pruned,
        ...garden,
        subject: 'plant',
        subject_id: plant.id,
        revision: 0,
        event_type: 'pruned',
        event_details: { ...nothing, value: 'hard', old_status: 'wild', new_status: 'tame' },
        ...at(4),
      },
      {
        id: watered,
        ...garden,
        revision: 0,
        event_type: 'watered',
        event_details: { ...nothing, notes: 'Event occurred on 2026-05-21 at 09:03', value: 2, unit: 'l' },
        ...at(3),
        occurred_on: '2026-05-21',
        occurred_time: '09:03',
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

  it('MAN-2, MAN-3 lists planting, its completion, health and watering', async () => {
    const story = tracking.newStory();
    const [one, other] = [radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(one, other);
    await story.dated(plantedOnMay21(one.id), plantedOnMay21(other.id));
    await story.completed(2);
    await story.dated(plantedOnMay21(one.id, { oldStatus: 'planted', plantedDate: '2026-05-20' }));
    await story.rated({ id: one.id, healthRating: 6 });
    await story.watered('2026-05-26', one.id, other.id);
    const garden = { subject: 'garden', subject_id: story.gardenId };
    const plant = { subject: 'plant', subject_id: one.id };
    expect(await tracking.activities(story.ownerId)).toMatchObject([
      {
        event_type: 'watered',
        ...garden,
        event_details: { notes: 'Watered 2 plants in Kitchen Bed', old_status: null },
      },
      {
        event_type: 'health_rated',
        ...plant,
        event_details: { notes: 'Rated the health of 1 plant in Kitchen Bed', value: 6, unit: 'of 10' },
      },
      {
        event_type: 'completed_planting',
        ...garden,
        event_details: {
          notes: 'All plants in Kitchen Bed are planted: 2 plants',
          old_status: 'partially_planted',
          new_status: 'fully_planted',
        },
      },
      {
        event_type: 'planted',
        ...garden,
        event_details: {
          notes: 'Kitchen Bed: set planting dates for 2 plants',
          old_status: 'planned',
          new_status: 'planted',
        },
      },
      { event_type: 'layout_saved' },
      { event_type: 'garden_saved' },
      {
        event_type: 'planted',
        ...plant,
        occurred_on: '2026-05-20',
        event_details: {
          notes: 'Kitchen Bed: changed planting dates for 1 plant',
          old_status: 'planted',
          new_status: 'planted',
        },
      },
    ]);
  });

  it('EDT-8 lists by the day on which it happened, and says when it was recorded', async () => {
    const story = tracking.newStory();
    await story.saved();
    story.recordedOn('2026-05-27');
    const pruned = await story.happened({ action: 'pruned' });
    const at = (day: string) => ({ notes: gardenEventNotes(day, '18:05', '') });
    const mulched = await story.happened({ action: 'mulched', ...at('2026-05-24') });
    const weeded = await story.happened({ action: 'weeded', ...at('2026-05-26') });
    const watered = await story.watered('2026-05-25');
    const future = await story.happened({ action: 'fertilized', ...at('2999-01-01') });
    const seen = await tracking.activities(story.ownerId);
    const listed = [future, pruned, weeded, watered, mulched];
    expect(seen.slice(0, 5).map(({ id }) => id)).toEqual(listed);
    expect(seen.slice(0, 5).map(({ occurred_on, occurred_time }) => [occurred_on, occurred_time])).toEqual([
      [null, null],
      [null, null],
      ['2026-05-26', '18:05'],
      ['2026-05-25', null],
      ['2026-05-24', '18:05'],
    ]);
    expect(seen.find(({ id }) => id === mulched)?.created_at).toMatch(/^2026-05-27T09:/);
    const { data } = await tracking.ofGarden(story.ownerId, story.gardenId, watered);
    expect(data.map(({ event_type }) => event_type)).toEqual(['mulched', 'garden_saved']);
  });

  it('shows a garden’s present name with each activity', async () => {
    const story = tracking.newStory();
    await story.saved();
    await story.saved({ name: 'Herb Bed' });
    expect((await tracking.activities(story.ownerId)).map((one) => one.garden_name)).toEqual([
      'Herb Bed',
      'Herb Bed',
    ]);
  });

  it('answers the 100 newest', async () => {
    const story = tracking.newStory();
    await story.saved();
    let newest = '';
    for (let times = 0; times < 100; times += 1) newest = await story.happened({ action: 'weeded' });
    const seen = await tracking.activities(story.ownerId);
    expect(seen).toHaveLength(100);
    expect(seen[0]?.id).toBe(newest);
    expect(seen.at(-1)?.event_type).toBe('weeded');
  });
});

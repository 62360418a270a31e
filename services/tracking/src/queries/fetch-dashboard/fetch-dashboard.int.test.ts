import { randomUUID } from 'node:crypto';
import { gardenEventNotes } from '@planted/garden-domain';
import { carrotAt, plantedOnMay21, radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('the dashboard of a gardener', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('DASH-2, DASH-3, REA-6 shows the first five gardens with their plants, and counts them all', async () => {
    const owner = randomUUID();
    const stories = Array.from({ length: 7 }, (_, n) => tracking.newStory(owner, n));
    for (const [n, story] of stories.entries()) {
      await story.saved({ name: `Bed ${n}` });
      const plants = [radishAt(0, 0, { plantsPerSquare: 9 }), radishAt(1, 0, { width: 2 })];
      await story.planted(...plants);
      if (n < 2)
        await story.dated(
          ...plants.map(({ id }) => plantedOnMay21(id, { expectedHarvestDate: '2026-05-26' })),
        );
    }
    const seen = await tracking.dashboard(owner);
    expect(seen.day).toBe('2026-05-27');
    expect(seen.counts).toEqual({
      gardens: 7,
      plants: 14,
      readyForPlanting: 10,
      readyForHarvest: 4,
      tasks: 9,
    });
    expect(seen.gardens.map(({ name }) => name)).toEqual(['Bed 0', 'Bed 1', 'Bed 2', 'Bed 3', 'Bed 4']);
    const { plants, ...garden } = seen.gardens[0] ?? { plants: [] };
    expect(garden).toEqual({ ...(await tracking.gardens(owner))[0], plantCount: 2, growing: 10, squares: 3 });
    expect(plants).toMatchObject([
      { grid_x: 0, grid_y: 0, plant_name: 'Radish', display_color: '#d4365c' },
      { grid_x: 1, grid_y: 0 },
    ]);
  });

  it('SEA-8 counts a square once in which radishes grow between carrots', async () => {
    const story = tracking.newStory();
    await story.saved();
    await story.planted({ ...carrotAt(0, 0), width: 2 });
    await story.changed(2, { added: [radishAt(1, 0, { plantsPerSquare: 9 })] });
    const [garden] = (await tracking.dashboard(story.ownerId)).gardens;
    expect(garden).toMatchObject({ plantCount: 2, growing: 10, squares: 2 });
  });

  it('DASH-4 shows twelve plants, at most three of a stage before any more', async () => {
    const story = tracking.newStory();
    const plants = Array.from({ length: 20 }, (_, n) => radishAt(n, 0));
    await story.saved();
    await story.planted(...plants);
    const on = (plantedDate: string, ...which: number[]) =>
      story.dated(...which.map((n) => plantedOnMay21(plants[n]?.id ?? '', { plantedDate })));
    await on('2026-04-29', 0, 1, 2, 3);
    await on('2026-05-26', 4, 5);
    await on('2026-05-20', 6, 7, 8, 9);
    const { plantCards } = await tracking.dashboard(story.ownerId);
    expect(plantCards.map((one) => one.plant_current_stage_name ?? one.plant_status)).toEqual([
      ...Array(3).fill('Root Development'),
      ...Array(3).fill('Seedling'),
      ...Array(2).fill('Germination'),
      ...Array(3).fill('planned'),
      'Root Development',
    ]);
    const all = await tracking.plants(story.ownerId);
    for (const { garden_name, ...card } of plantCards) {
      expect(garden_name).toBe('Kitchen Bed');
      expect(all).toContainEqual(card);
    }
  });

  it('DASH-4 shows a plant of each kind before equal ones, what is ready longest first', async () => {
    const story = tracking.newStory();
    const carrots = [0, 1, 2, 3].map((x) => carrotAt(x, 0));
    const ripe = radishAt(0, 1);
    await story.saved();
    await story.planted(...carrots, ripe, radishAt(1, 1));
    const on = (plantedDate: string, expectedHarvestDate: string) => ({ plantedDate, expectedHarvestDate });
    await story.dated(
      ...carrots.map(({ id }) => plantedOnMay21(id, on('2026-04-24', '2026-05-22'))),
      plantedOnMay21(ripe.id, on('2026-04-23', '2026-05-21')),
    );
    const { plantCards } = await tracking.dashboard(story.ownerId);
    expect(plantCards.map(({ plant, plant_status }) => `${plant.plant_name} ${plant_status}`)).toEqual([
      ...['Radish harvestable', 'Carrot harvestable', 'Carrot harvestable'],
      'Radish planned',
      ...['Carrot harvestable', 'Carrot harvestable'],
    ]);
  });

  it('lists what is to be done today, garden by garden', async () => {
    const owner = randomUUID();
    const [thirsty, done, quiet] = [0, 20, 40].map((minute) => tracking.newStory(owner, minute));
    const plants = [radishAt(0, 0), radishAt(1, 0), radishAt(2, 0)];
    const [never, recently, planned] = plants.map(({ id }) => id);
    await thirsty?.saved({ name: 'Thirsty' });
    await thirsty?.planted(...plants);
    await thirsty?.dated(plantedOnMay21(never ?? ''), plantedOnMay21(recently ?? ''));
    await thirsty?.watered('2026-05-26', recently ?? '');
    const watered = radishAt(0, 0);
    await done?.saved({ name: 'Done' });
    await done?.planted(watered);
    await done?.dated(plantedOnMay21(watered.id));
    await done?.watered('2026-05-27', watered.id);
    await quiet?.saved({ name: 'Quiet' });
    expect((await tracking.dashboard(owner)).today).toEqual([
      {
        garden_id: thirsty?.gardenId,
        name: 'Thirsty',
        datesToSet: 1,
        wateringDue: 1,
        dryDays: 6,
        wasWatered: false,
        harvests: [],
      },
    ]);
    expect(planned).toBeDefined();
    tracking.itIs('2026-06-30T12:00:00.000Z');
    expect((await tracking.dashboard(owner)).today).toEqual([
      {
        garden_id: thirsty?.gardenId,
        name: 'Thirsty',
        datesToSet: 1,
        wateringDue: 2,
        dryDays: 40,
        wasWatered: false,
        harvests: [{ id: never, plant_name: 'Radish', plants: 2, readyDays: 12 }],
      },
      {
        garden_id: done?.gardenId,
        name: 'Done',
        datesToSet: 0,
        wateringDue: 1,
        dryDays: 34,
        wasWatered: true,
        harvests: [{ id: watered.id, plant_name: 'Radish', plants: 1, readyDays: 12 }],
      },
    ]);
    tracking.itIs('2026-05-27T12:00:00.000Z');
  });

  it('DASH-1 is empty for a gardener who has nothing yet', async () => {
    expect(await tracking.dashboard(randomUUID())).toEqual({
      day: '2026-05-27',
      counts: { gardens: 0, plants: 0, readyForPlanting: 0, readyForHarvest: 0, tasks: 0 },
      gardens: [],
      plantCards: [],
      today: [],
      moreToday: 0,
    });
  });

  it.each([
    ['of one of them today', 'plant', '2026-06-30', false],
    ['of the whole garden six days ago', 'garden', '2026-06-24', false],
    ['of one of them a week ago', 'plant', '2026-06-23', true],
    ['of one of them before its planting', 'plant', '2026-05-20', true],
  ] as const)(
    'once a harvest was logged %s, asks for the kind again: %s %s %s',
    async (_which, of, day, isDue) => {
      const story = tracking.newStory();
      const plants = [radishAt(0, 0), radishAt(1, 0)];
      await story.saved();
      await story.planted(...plants);
      await story.dated(...plants.map(({ id }) => plantedOnMay21(id)));
      story.recordedOn('2026-06-30');
      const subjectId = of === 'plant' ? plants[1]?.id : story.gardenId;
      await story.happened({
        action: 'harvested',
        subject: of,
        subjectId: subjectId ?? '',
        notes: gardenEventNotes(day, '18:05', ''),
      });
      tracking.itIs('2026-06-30T12:00:00.000Z');
      const [garden] = (await tracking.dashboard(story.ownerId)).today;
      tracking.itIs('2026-05-27T12:00:00.000Z');
      expect(garden?.harvests).toHaveLength(isDue ? 1 : 0);
    },
  );

  it('calculates for the gardener’s day where it is another than the server’s, and for no other', async () => {
    const story = tracking.newStory();
    const plant = radishAt(0, 0);
    await story.saved();
    await story.planted(plant);
    await story.dated(plantedOnMay21(plant.id, { expectedHarvestDate: '2026-05-28' }));
    await story.watered('2026-05-27', plant.id);
    const ripe = async (day: string) => {
      const seen = await tracking.dashboard(story.ownerId, day);
      return [seen.day, seen.counts.readyForHarvest, seen.today.length];
    };
    expect(await ripe('2026-05-27')).toEqual(['2026-05-27', 0, 0]);
    expect(await ripe('2026-05-28')).toEqual(['2026-05-28', 1, 1]);
    expect(await ripe('2026-05-29')).toEqual(['2026-05-27', 0, 0]);
  });

  it('lists the 50 gardens with the most to do and counts the others', async () => {
    const owner = randomUUID();
    for (let n = 0; n < 53; n += 1) {
      const story = tracking.newStory(owner, n);
      await story.saved({ name: `Bed ${n}` });
      await story.planted(radishAt(0, 0), ...(n === 52 ? [radishAt(1, 0)] : []));
    }
    const { today, moreToday } = await tracking.dashboard(owner);
    expect([today.length, moreToday, today[0]?.name]).toEqual([50, 3, 'Bed 52']);
  });

  it('answers all plants of a gardener page by page, each once, also of one garden only', async () => {
    const owner = randomUUID();
    const [large, small] = [tracking.newStory(owner), tracking.newStory(owner, 1)];
    const rows = 50;
    const manyRadishes = Array.from({ length: rows * rows }, (_, n) =>
      radishAt(n % rows, Math.floor(n / rows)),
    );
    await large.saved();
    await large.planted(...manyRadishes);
    await small.saved();
    await small.planted(radishAt(0, 0), radishAt(1, 0));
    const first = await tracking.plantsPage(owner, {});
    expect([first.data.length, first.next]).toEqual([2500, first.data.at(-1)?.id]);
    const second = await tracking.plantsPage(owner, { after: first.next ?? '' });
    expect([second.data.length, second.next]).toEqual([2, null]);
    const ofSmall = await tracking.plantsPage(owner, { gardenId: small.gardenId });
    expect(ofSmall).toEqual({ data: second.data, next: null });
    await expect(tracking.plantsPage(randomUUID(), { gardenId: small.gardenId })).rejects.toMatchObject({
      refusal: { code: 'not-found' },
    });
  });
});

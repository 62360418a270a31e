import { randomUUID } from 'node:crypto';
import { fetchSeasonQuery, gardenerStream, SEASON_PAGE } from '@planted/contracts';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { season } from '../../read-models/season/season.projection';
import { plantedOnMay21, radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

/** Of a planting that nobody has cared for. */
const NOTHING_TOLD = { plantedDate: null, expectedHarvestDate: null, healthRating: null, lastWatered: null };

describe('the season of a gardener', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('answers in time while what the gardener did is long in coming', async () => {
    const story = tracking.newStory();
    await story.saved();
    const stall = await tracking.pool.connect();
    try {
      await stall.query('begin');
      await stall.query(`lock table ${season.table('season_plantings')} in share mode`);
      await story.planted(radishAt(0, 0));
      expect((await tracking.season(story.ownerId)).plantings).toEqual([]);
    } finally {
      await stall.query('rollback');
      stall.release();
    }
    expect((await tracking.season(story.ownerId)).plantings).toHaveLength(1);
  });

  const plantingsOf = async (owner: string) => {
    const { plantings } = await tracking.season(owner);
    return new Map(plantings.map((one) => [one.id, one]));
  };

  it('SEA-14 has gardens of the first edition as they stand: no date, nothing to come', async () => {
    const story = tracking.newStory();
    const [stays, goes] = [radishAt(0, 0, { width: 2, height: 2, plantsPerSquare: 9 }), radishAt(2, 0)];
    await story.saved();
    await story.planted(stays, goes);
    story.recordedOn('2026-05-23');
    await story.removed(goes.id);
    const { gardens, plantings, next, position } = await tracking.season(story.ownerId);
    expect(gardens).toEqual([{ id: story.gardenId, name: 'Kitchen Bed', style: null, version: 3 }]);
    expect(plantings.find(({ id }) => id === stays.id)).toEqual({
      ...stays,
      gardenId: story.gardenId,
      squares: 4,
      state: 'standing',
      after: null,
      wasComing: false,
      under: null,
      fixed: [],
      done: [],
      addedAt: '2026-05-21T09:01:00.000Z',
      addedDay: '2026-05-21',
      plantedDay: null,
      rotationIgnored: null,
      harvestDays: [],
      end: null,
    });
    expect(plantings.find(({ id }) => id === goes.id)).toMatchObject({
      ...{ state: 'ended', end: { day: '2026-05-23', how: null, cause: null } },
    });
    expect([next, position > 0]).toEqual([null, true]);
  });

  it('SEA-8 follows a chain from what is to come to what has ended, by the facts of every event', async () => {
    const story = tracking.newStory();
    const [peas, beans, lettuce] = [radishAt(0, 0), radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(peas);
    await story.dated(plantedOnMay21(peas.id));
    await story.season(3, {
      coming: [beans, lettuce],
      chained: [{ id: beans.id, after: peas.id }],
      fixed: [
        { id: beans.id, step: 'sow', day: '2026-07-01' },
        { id: beans.id, step: 'clear', day: '2026-10-01' },
      ],
      done: [{ id: lettuce.id, step: 'sow-indoors', day: '2026-04-01' }],
    });
    const asPlanned = await plantingsOf(story.ownerId);
    expect(asPlanned.get(beans.id)).toMatchObject({
      ...{ state: 'coming', after: peas.id, plantedDay: null },
      fixed: [
        { step: 'sow', day: '2026-07-01' },
        { step: 'clear', day: '2026-10-01' },
      ],
    });
    expect(asPlanned.get(lettuce.id)).toMatchObject({ done: [{ step: 'sow-indoors', day: '2026-04-01' }] });
    expect(await tracking.layout(story.ownerId, story.gardenId)).toMatchObject({
      version: 3,
      plants: [{ id: peas.id }],
      coming: expect.arrayContaining([
        expect.objectContaining({ id: beans.id, plantId: 'radish', x: 0, y: 0 }),
      ]),
      steps: expect.arrayContaining([
        expect.objectContaining({ id: beans.id, after: peas.id, wasComing: false }),
        {
          ...{ id: lettuce.id, after: null, wasComing: false, under: null, fixed: [] },
          done: [{ step: 'sow-indoors', day: '2026-04-01' }],
        },
      ]),
    });

    expect([peas, lettuce].map(({ id }) => asPlanned.get(id)?.addedDay)).toEqual([
      '2026-05-21',
      '2026-05-21',
    ]);

    story.recordedOn('2026-06-20');
    for (const day of ['2026-06-18', '2026-06-12'])
      await story.happened({
        ...{ subject: 'plant', subjectId: peas.id, action: 'harvested' },
        notes: `Event occurred on ${day} at . Sweet`,
      });
    await story.season(3, { fixed: [{ id: beans.id, step: 'clear', day: null }] });
    await story.changed(4, {
      ended: [{ id: peas.id, how: 'harvested', day: '2026-06-20' }],
      added: [beans],
    });
    await story.dated(plantedOnMay21(beans.id, { plantedDate: '2026-06-21' }));
    await story.season(5, {
      dropped: [{ id: lettuce.id, how: 'failed', day: '2026-06-22' }],
      causes: { [lettuce.id]: 'slugs' },
    });
    const now = await plantingsOf(story.ownerId);
    expect(now.get(beans.id)).toMatchObject({
      // The moment at which it was drawn stays.
      ...{ state: 'standing', after: peas.id, wasComing: true, plantedDay: '2026-06-21' },
      ...{ addedAt: '2026-05-21T09:03:00.000Z', addedDay: '2026-05-21' },
      fixed: [{ step: 'sow', day: '2026-07-01' }],
    });
    expect(now.get(lettuce.id)).toMatchObject({
      ...{ state: 'dropped', end: { day: '2026-06-22', how: 'failed', cause: 'slugs' } },
    });
    expect(now.get(peas.id)).toMatchObject({
      ...{
        state: 'ended',
        plantedDay: '2026-05-21',
        end: { day: '2026-06-20', how: 'harvested', cause: null },
      },
    });
    const { version, plants, coming } = await tracking.layout(story.ownerId, story.gardenId);
    expect([version, plants.map(({ id }) => id), coming]).toEqual([5, [beans.id], []]);
  });

  it('SEA-6 keeps what an act says of plantings that it places itself, in the event after', async () => {
    const story = tracking.newStory();
    const [peas, tomato] = [radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(peas);
    await story.season(2, {
      chained: [{ id: tomato.id, after: peas.id }],
      fixed: [{ id: tomato.id, step: 'plant-out', day: '2026-06-01' }],
      done: [{ id: tomato.id, step: 'sow-indoors', day: '2026-04-01' }],
    });
    expect((await plantingsOf(story.ownerId)).has(tomato.id)).toBe(false);
    await story.changed(3, { added: [tomato] });
    expect((await plantingsOf(story.ownerId)).get(tomato.id)).toMatchObject({
      ...{ state: 'standing', after: peas.id },
      fixed: [{ step: 'plant-out', day: '2026-06-01' }],
      done: [{ step: 'sow-indoors', day: '2026-04-01' }],
    });
    // What was met is not told again.
    await story.season(3, { fixed: [{ id: tomato.id, step: 'plant-out', day: null }] });
    await story.changed(4, { ended: [{ id: tomato.id, how: 'mistake', day: '2026-05-27' }] });
    await story.changed(5, { restored: [{ ...tomato, ...NOTHING_TOLD }] });
    expect((await plantingsOf(story.ownerId)).get(tomato.id)).toMatchObject({ fixed: [] });
  });

  it('SEA-7 shows each day of a harvest once, and what was sown after all not', async () => {
    const story = tracking.newStory();
    const [peas, beans] = [radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(peas);
    await story.dated(plantedOnMay21(peas.id));
    story.recordedOn('2026-05-26');
    for (const day of ['2026-05-25', '2026-05-24', '2026-05-24'])
      await story.happened({
        ...{ subject: 'plant', subjectId: peas.id, action: 'harvested' },
        notes: `Event occurred on ${day} at . Sweet`,
      });
    expect((await plantingsOf(story.ownerId)).get(peas.id)?.harvestDays).toEqual([
      '2026-05-24',
      '2026-05-25',
    ]);
    await story.season(3, { unplanted: [peas.id] });
    expect((await plantingsOf(story.ownerId)).get(peas.id)).toMatchObject({
      ...{ state: 'standing', plantedDay: null },
    });
    expect((await tracking.layout(story.ownerId, story.gardenId)).plants).toMatchObject([
      { id: peas.id, planted_date: null, expected_harvest_date: null, health_rating: null },
    ]);
    // Sown, and to come again by the two events of one act.
    await story.season(4, { coming: [beans] });
    await story.changed(5, { added: [beans] });
    await story.dated(plantedOnMay21(beans.id));
    await story.season(5, { coming: [beans] });
    await story.changed(6, { ended: [{ id: beans.id, how: 'mistake', day: '2026-05-27' }] });
    expect((await plantingsOf(story.ownerId)).get(beans.id)).toMatchObject({
      ...{ state: 'coming', plantedDay: null, end: null, wasComing: false },
    });
  });

  it('EDT-3 turns what is gone with the ground, and leaves plantings of other gardens alone', async () => {
    const [story, thief] = [tracking.newStory(), tracking.newStory()];
    const [gone, dropped, far] = [radishAt(0, 0, { width: 2 }), radishAt(2, 0), radishAt(1, 1)];
    await story.saved();
    await thief.saved();
    await story.planted(gone, far);
    await story.season(3, { coming: [dropped] });
    await story.season(4, { dropped: [{ id: dropped.id, how: 'mistake', day: '2026-05-22' }] });
    await story.changed(5, { ended: [{ id: gone.id, how: 'moved_away', day: '2026-05-22' }] });
    await story.changed(6, {
      bed: { matrix: '0,1,1\n0,1,1\n0,0,1', turns: 1, shiftX: 1, shiftY: 0 },
    });
    const turned = await plantingsOf(story.ownerId);
    // Two rows of three columns: the first row becomes the last column, one cell to the right.
    expect(turned.get(gone.id)).toMatchObject({ x: 2, y: 0, width: 1, height: 2 });
    expect(turned.get(dropped.id)).toMatchObject({ x: 2, y: 2, width: 1, height: 1 });
    await story.changed(7, { bed: { matrix: '1,1,1\n1,1,0', turns: 3, shiftX: 0, shiftY: 0 } });
    const back = await plantingsOf(story.ownerId);
    expect(back.get(gone.id)).toMatchObject({ x: 0, y: 0, width: 2, height: 1 });
    await thief.season(2, { coming: [gone], fixed: [{ id: far.id, step: 'sow', day: '2026-07-01' }] });
    await thief.changed(3, { added: [far] });
    expect((await tracking.season(thief.ownerId)).plantings).toEqual([]);
    expect(await plantingsOf(story.ownerId)).toEqual(back);
  });

  it('TIM-3 says why rotation advice is ignored for a planting and since when, until that is taken back', async () => {
    const story = tracking.newStory();
    const [first, other] = [radishAt(0, 0), radishAt(1, 0)];
    await story.saved();
    await story.planted(first, other);
    story.recordedOn('2026-05-23');
    await story.ignoredRotation(first.id, 'a resistant variety');
    const ignored = { because: 'a resistant variety', day: '2026-05-23' };
    expect((await plantingsOf(story.ownerId)).get(first.id)).toMatchObject({ rotationIgnored: ignored });
    expect((await plantingsOf(story.ownerId)).get(other.id)).toMatchObject({ rotationIgnored: null });
    const bed = { matrix: '1,1\n1,1\n0,1', turns: 1, shiftX: 0, shiftY: 0 };
    const { plantId: _, plantName: __, ...spot } = first;
    await story.changed(3, { bed, changed: [{ ...spot, x: 1 }] });
    expect((await plantingsOf(story.ownerId)).get(first.id)).toMatchObject({
      x: 1,
      rotationIgnored: ignored,
    });
    await story.heededRotation(first.id);
    expect((await plantingsOf(story.ownerId)).get(first.id)).toMatchObject({ rotationIgnored: null });
  });

  it('answers long lists in parts, and nothing once its gardener is forgotten', async () => {
    const story = tracking.newStory();
    await story.saved();
    const all = Array.from({ length: SEASON_PAGE + 1 }, (_, n) => radishAt(n % 50, Math.floor(n / 50)));
    await story.planted(...all);
    const first = await tracking.season(story.ownerId);
    expect(first.plantings).toHaveLength(SEASON_PAGE);
    const second = await tracking.season(story.ownerId, first.next ?? '');
    expect([second.plantings.length, second.next]).toEqual([1, null]);
    const ids = [...first.plantings, ...second.plantings].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());

    await tracking.store.append({
      stream: gardenerStream(story.ownerId),
      expectedVersion: 'any',
      events: [
        {
          type: 'GardenerForgotten',
          schemaVersion: 1,
          id: randomUUID(),
          data: { gardenerId: story.ownerId },
        },
      ],
      metadata: {
        ...{ actor: story.ownerId, time: '2026-05-27T12:00:00.000Z', correlationId: randomUUID() },
        ...{ causationId: null, commandId: null, service: 'identity' },
      },
    });
    expect(await tracking.season(story.ownerId)).toMatchObject({ gardens: [], plantings: [] });
  });

  it('refuses an address that names no planting', async () => {
    const asked = tracking.messaging.send(fetchSeasonQuery, { after: 'x' }, asGardener(randomUUID()));
    expect(await refusalOf(asked)).toMatchObject({ code: 'invalid', field: 'after' });
  });
});

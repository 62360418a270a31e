import { randomUUID } from 'node:crypto';
import { type choosePlaceCommand, type InputOf, type PlaceChoice, placeStream } from '@planted/contracts';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

type Chosen = NonNullable<PlaceChoice>;

const madison: NonNullable<Chosen['place']> = {
  ...{ name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4, elevation: 272 },
  town: 'US/WI/Madison',
};
const christchurch: NonNullable<Chosen['place']> = {
  ...{ name: 'Christchurch', region: 'New Zealand', latitude: -43.5, longitude: 172.6, elevation: 14 },
  town: 'NZ/Christchurch',
};
const inMadison: Chosen = { place: madison, ownDates: null };
const inChristchurch: Chosen = { place: christchurch, ownDates: null };
const ownDates = { lastFrost: 126, firstFrost: 275, hemisphere: null };

describe('choosing a place', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  const choose = (owner: string, choice: PlaceChoice, expectedVersion = 0, gardenId: string | null = null) =>
    gardens.choosePlace(asGardener(owner), { gardenId, expectedVersion, choice });

  it('SEA-1 answers the place, whose it is, and the climate that follows', async () => {
    const owner = randomUUID();
    expect(await gardens.placeOf(asGardener(owner))).toEqual({
      ...{ version: 0, choice: null, inherited: null, from: null, climate: null, gardens: [] },
    });
    expect(await choose(owner, inMadison)).toEqual({ data: { version: 1 } });
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({
      ...{ version: 1, choice: inMadison, inherited: null, from: 'gardener' },
      climate: {
        ...{ frost: 'yearly', basis: 'stations', period: '1981–2010', estimated: ['p10'] },
        lastFrost: { p90: 102, p50: 116, p10: 130 },
        firstFrost: { p50: 283 },
        sources: [{ distance: 6.6 }, { distance: 8.8 }, { distance: 26.2 }, { distance: 37.8 }],
      },
    });
  });

  it('SEA-1 gives a garden a place of its own, and takes it back to that of the others', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    await choose(owner, inMadison);
    expect(await gardens.placeOf(asGardener(owner), gardenId)).toMatchObject({
      ...{ version: 0, choice: null, inherited: inMadison, from: 'gardener', climate: { basis: 'stations' } },
    });
    await choose(owner, inChristchurch, 0, gardenId);
    expect(await gardens.placeOf(asGardener(owner), gardenId)).toMatchObject({
      ...{ version: 1, choice: inChristchurch, inherited: inMadison, from: 'garden' },
      climate: { hemisphere: 'south', lastFrost: { p50: 277 } },
    });
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({ version: 1, choice: inMadison });
    expect(await choose(owner, null, 1, gardenId)).toEqual({ data: { version: 2 } });
    expect(await gardens.placeOf(asGardener(owner), gardenId)).toMatchObject({
      from: 'gardener',
      version: 2,
    });
  });

  it('SEA-1 answers the places of all gardens at once, of those that have their own', async () => {
    const owner = randomUUID();
    const [home, away, back] = [
      await gardens.savedGarden(owner),
      await gardens.savedGarden(owner),
      await gardens.savedGarden(owner),
    ];
    await choose(owner, inMadison);
    await choose(owner, inChristchurch, 0, away);
    await choose(owner, inChristchurch, 0, back);
    await choose(owner, null, 1, back);
    const all = await gardens.placeOf(asGardener(owner));
    expect(all).toMatchObject({ choice: inMadison, climate: { basis: 'stations' } });
    const ofAway = await gardens.placeOf(asGardener(owner), away);
    expect(all.gardens).toEqual([{ gardenId: away, choice: inChristchurch, climate: ofAway.climate }]);
    for (const gardenId of [home, back])
      expect((await gardens.placeOf(asGardener(owner), gardenId)).climate).toEqual(all.climate);
    expect(ofAway.gardens).toEqual([]);
  });

  it('SEA-12 keeps with the gardener whether dates follow harvests, sealed as the place is', async () => {
    const owner = randomUUID();
    await choose(owner, { place: null, ownDates: null, learns: false });
    await choose(owner, inMadison, 1);
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({
      ...{ version: 2, choice: { ...inMadison, learns: false } },
    });
    const { rows } = await gardens.pool.query<{ data: object }>(
      'select data from event_store.events where stream = $1',
      [placeStream(owner)],
    );
    expect(JSON.stringify(rows)).not.toContain('learns');
    const gardenId = await gardens.savedGarden(owner);
    expect(await refusalOf(choose(owner, { ...inMadison, learns: true }, 0, gardenId))).toMatchObject({
      code: 'invalid',
      field: 'choice.learns',
    });
  });

  it('SEA-1 lets own dates win, with a place and without', async () => {
    const owner = randomUUID();
    await choose(owner, { place: madison, ownDates });
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({
      climate: { basis: 'own', lastFrost: { p50: 126, p10: 140 }, minimum: expect.any(Array) },
    });
    await choose(owner, { place: null, ownDates }, 1);
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({
      climate: { basis: 'own', latitude: null, lastFrost: { p50: 126, p10: 141 }, minimum: null },
    });
  });

  it('SEA-2 takes no place as a choice, from which no climate follows', async () => {
    const owner = randomUUID();
    const noPlace = { place: null, ownDates: null };
    await choose(owner, noPlace);
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({
      ...{ version: 1, choice: noPlace, from: 'gardener', climate: null },
    });
  });

  it('SEA-4 takes a season across New Year where the garden is southern, and asks where nothing tells', async () => {
    const owner = randomUUID();
    const southern = { lastFrost: 280, firstFrost: 120 };
    const refusal = await refusalOf(
      choose(owner, { place: null, ownDates: { ...southern, hemisphere: null } }),
    );
    expect(refusal).toMatchObject({
      ...{ code: 'invalid', field: 'choice.ownDates.firstFrost' },
      message: expect.stringContaining('unless this is a southern garden'),
    });
    await choose(owner, { place: null, ownDates: { ...southern, hemisphere: 'south' } });
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({ climate: { hemisphere: 'south' } });
  });

  it('SEA-1 stores a choice once for a repeat and for the same again, and undoes it by the one before', async () => {
    const owner = randomUUID();
    const context = asGardener(owner);
    const input = { expectedVersion: 0, choice: inMadison };
    const answers = await Promise.all(Array.from({ length: 8 }, () => gardens.choosePlace(context, input)));
    expect(answers).toEqual(answers.map(() => ({ data: { version: 1 } })));
    expect(await choose(owner, inMadison, 1)).toEqual({ data: { version: 1 } });
    expect(await choose(owner, inChristchurch, 1)).toEqual({ data: { version: 2 } });
    expect(await gardens.choosePlace(context, input)).toEqual({ data: { version: 1 } });
    expect(await choose(owner, inMadison, 2)).toEqual({ data: { version: 3 } });
    expect(await gardens.store.readStream(placeStream(owner))).toHaveLength(3);
  });

  it('SEA-1 of two pages with the same version, one is done and the other is told what is there now', async () => {
    const owner = randomUUID();
    const acts = [inMadison, inChristchurch].map((choice) =>
      choose(owner, choice).then(
        () => 'done',
        (error: { refusal?: unknown }) => error.refusal ?? error,
      ),
    );
    const answers = await Promise.all(acts);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    const { choice } = await gardens.placeOf(asGardener(owner));
    expect(answers.find((answer) => answer !== 'done')).toMatchObject({
      ...{ code: 'conflict', field: 'expectedVersion', current: { version: 1, choice } },
    });
  });

  it('SEA-1 keeps where a garden is encrypted, and tells no one once the key is gone', async () => {
    const owner = randomUUID();
    await choose(owner, { place: madison, ownDates });
    const { rows } = await gardens.pool.query<{ data: object }>(
      'select data from event_store.events where stream = $1',
      [placeStream(owner)],
    );
    expect(rows.map(({ data }) => Object.keys(data).sort())).toEqual([['gardenId', 'sealed', 'version']]);
    expect(JSON.stringify(rows)).not.toMatch(/Madison|Wisconsin|[:,[]-?(43\.|89\.|126|275)/);
    await gardens.pool.query('delete from personal_data.keys where owner_id = $1', [owner]);
    expect(await gardens.placeOf(asGardener(owner))).toMatchObject({ choice: null, climate: null });
  });

  it('refuses what is no place or no dates, names the field, and stores nothing', async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    const theirs = await gardens.savedGarden(other);
    const before = await gardens.eventCount();
    const at = (changes: object) => ({ choice: { place: { ...madison, ...changes }, ownDates: null } });
    const dated = (changes: object) => ({
      choice: { place: madison, ownDates: { ...ownDates, ...changes } },
    });
    const wrong: [string, object][] = [
      ['gardenId', { gardenId: theirs }],
      ['gardenId', { gardenId: randomUUID() }],
      ['gardenId', { gardenId: 'x' }],
      ['expectedVersion', { expectedVersion: 1 }],
      ['expectedVersion', { expectedVersion: -1 }],
      ['choice', { choice: undefined }],
      ['choice.owner', { choice: { ...inMadison, owner: other } }],
      ['choice.learns', { choice: { ...inMadison, learns: 'no' } }],
      ['choice.place.latitude', at({ latitude: 90 })],
      ['choice.place.latitude', at({ latitude: -90.1 })],
      ['choice.place.latitude', at({ latitude: 43.07 })],
      ['choice.place.latitude', at({ latitude: Number.NaN })],
      ['choice.place.latitude', at({ latitude: '43.1' })],
      ['choice.place.longitude', at({ longitude: 180.1 })],
      ['choice.place.longitude', at({ longitude: -89.41 })],
      ['choice.place.longitude', at({ longitude: null })],
      ['choice.place.elevation', at({ elevation: 9000 })],
      ['choice.place.elevation', at({ elevation: 0.5 })],
      ['choice.place.name', at({ name: '' })],
      ['choice.place.name', at({ name: 'M'.repeat(1000) })],
      ['choice.place.name', at({ name: '<img src=x onerror=alert(1)>' })],
      ['choice.place.region', at({ region: '<b>Wisconsin</b>' })],
      ['choice.place.town', at({ town: 'US/WI/Atlantis' })],
      ['choice.place.town', at({ town: '__proto__' })],
      ['choice.place.street', at({ street: 'Elm Street 1' })],
      ['choice.ownDates.lastFrost', dated({ lastFrost: 0 })],
      ['choice.ownDates.lastFrost', dated({ lastFrost: 366 })],
      ['choice.ownDates.lastFrost', dated({ lastFrost: '2026-05-06' })],
      ['choice.ownDates.firstFrost', dated({ firstFrost: 126 })],
      ['choice.ownDates.firstFrost', dated({ lastFrost: 275, firstFrost: 126 })],
      ['choice.ownDates.hemisphere', dated({ lastFrost: 275, firstFrost: 126, hemisphere: 'south' })],
      ['choice.ownDates.hemisphere', dated({ hemisphere: 'west' })],
    ];
    for (const [field, changes] of wrong) {
      // Also what no page sends.
      const input = { expectedVersion: 0, choice: inMadison, ...changes } as InputOf<
        typeof choosePlaceCommand
      >;
      expect([field, await refusalOf(gardens.choosePlace(asGardener(owner), input))]).toMatchObject([
        field,
        { field },
      ]);
    }
    expect(await refusalOf(gardens.placeOf(asGardener(owner), theirs))).toMatchObject({
      ...{ code: 'not-found', field: 'gardenId' },
    });
    expect(await gardens.eventCount()).toBe(before);
  });

  it('refuses a guest', async () => {
    const asked = gardens.choosePlace(asGuest(), { expectedVersion: 0, choice: inMadison });
    expect(await refusalOf(asked)).toMatchObject({ code: 'not-signed-in' });
    expect(await refusalOf(gardens.placeOf(asGuest()))).toMatchObject({ code: 'not-signed-in' });
  });
});

import { randomUUID } from 'node:crypto';
import type { MessageContext } from '@planted/contracts';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../testing/start-gardens';
import { cell, plantMapOf, radish } from './garden.examples';

const day = '2026-05-21';
const reused = { code: 'conflict', field: 'Idempotency-Key' };

describe('a command under a key that came with another payload', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  const planted = async () => {
    const owner = randomUUID();
    const bed = await gardens.radishBed(owner, 2);
    await gardens.setDates(asGardener(owner), [[bed.plantIds[0] ?? '', day]]);
    return { owner, ...bed };
  };
  type Bed = Awaited<ReturnType<typeof planted>>;

  /** Each sends one of two payloads. */
  const calls: [string, (context: MessageContext, bed: Bed, which: 0 | 1) => Promise<unknown>][] = [
    [
      'save',
      (context, { gardenId }, which) =>
        gardens.save(context, { gardenId, name: ['Herbs', 'Roses'][which] ?? '' }),
    ],
    [
      'savePlants',
      (context, { gardenId }, which) =>
        gardens.plant(context, {
          gardenId,
          gardenWidth: 4,
          plantMap: plantMapOf(12, { [4 + which]: cell(radish) }),
        }),
    ],
    [
      'addGardenEvent',
      (context, { gardenId }, which) =>
        gardens.log(context, { subject: 'garden', subject_id: gardenId, action: 'weeded', value: which }),
    ],
    [
      'updatePlantingDates',
      (context, { plantIds }, which) =>
        gardens.setDates(context, [[plantIds[1] ?? '', ['2026-05-19', '2026-05-20'][which] ?? '']]),
    ],
    [
      'updatePlantHealthRating',
      (context, { plantIds }, which) => gardens.rate(context, [[plantIds[0] ?? '', 2 + which]]),
    ],
    [
      'waterAllPlants',
      (context, { gardenId }, which) =>
        gardens.water(context, gardenId, ['2026-05-21', '2026-05-20'][which] ?? ''),
    ],
    ['removePlants', (context, { plantIds }, which) => gardens.remove(context, [plantIds[which] ?? ''])],
  ];

  it.each(calls)('is refused and stores nothing: %s', async (_call, send) => {
    const bed = await planted();
    const context = asGardener(bed.owner);
    const first = await send({ ...context, fingerprint: 'first' }, bed, 0);
    const idsOf = async () => (await gardens.eventsOf(bed.gardenId)).map(({ id }) => id);
    const stored = await idsOf();
    expect(await refusalOf(send({ ...context, fingerprint: 'second' }, bed, 1))).toMatchObject(reused);
    expect(await send({ ...context, fingerprint: 'first' }, bed, 0)).toEqual(first);
    expect(await idsOf()).toEqual(stored);
  });

  it('is refused in another garden, too', async () => {
    const owner = randomUUID();
    const [one, other] = [await gardens.radishBed(owner, 1), await gardens.radishBed(owner, 1)];
    const context = asGardener(owner);
    const dates = (plantIds: string[]) => plantIds.map((id) => [id, day] as const);
    await gardens.setDates({ ...context, fingerprint: 'first' }, dates(one.plantIds));
    const second = gardens.setDates({ ...context, fingerprint: 'second' }, dates(other.plantIds));
    expect(await refusalOf(second)).toMatchObject(reused);
    expect(await gardens.eventsOf(other.gardenId)).toHaveLength(2);
  });

  it('is a repeat where an earlier release stored it', async () => {
    const bed = await planted();
    const context = asGardener(bed.owner);
    const rate = (fingerprint?: string) =>
      gardens.rate({ ...context, ...(fingerprint && { fingerprint }) }, [[bed.plantIds[0] ?? '', 3]]);
    const first = await rate();
    expect(await rate('now known')).toEqual(first);
  });

  it('leaves the newer save where a stale one of the same draft comes again', async () => {
    const bed = await planted();
    const save = (context: MessageContext, name: string) =>
      gardens.save(context, { gardenId: bed.gardenId, name });
    const first = { ...asGardener(bed.owner), fingerprint: 'first' };
    await save(first, 'Herbs');
    await save({ ...asGardener(bed.owner), fingerprint: 'second' }, 'Roses');
    expect((await save(first, 'Herbs')).data[0]?.name).toBe('Herbs');
    expect(await refusalOf(save(asGardener(bed.owner), 'Herbs'))).toMatchObject({ code: 'conflict' });
    const newest = (await gardens.eventsOf(bed.gardenId)).findLast(({ type }) => type === 'GardenSaved');
    expect(newest?.data).toMatchObject({ name: 'Roses' });
  });
});

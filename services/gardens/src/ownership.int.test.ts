import { randomUUID } from 'node:crypto';
import { savePlantsCommand } from '@planted/contracts';
import { asGardener, asGuest, refusalOf, startServices } from '@planted/service-kit/testing';
import { cell, plantMapOf, radish } from './garden/garden.examples';
import { gardensService } from './gardens.service';
import { type Gardens, startGardens } from './testing/start-gardens';

describe('whose garden it is', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  it('refuses whatever a second gardener does to the first one’s garden as not found, with no event', async () => {
    const [ada, bruno] = [randomUUID(), randomUUID()];
    const gardenId = await gardens.savedGarden(ada);
    const plantMap = plantMapOf(12, { 0: cell(radish) });
    await gardens.plant(asGardener(ada), { gardenId, gardenWidth: 4, plantMap });
    const plantId = (await gardens.layoutOf(gardenId))[0]?.id ?? '';
    const before = await gardens.eventCount();
    const attempts = [
      gardens.save(asGardener(bruno), { gardenId, name: 'Mine now' }),
      gardens.plant(asGardener(bruno), { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, {}) }),
      gardens.log(asGardener(bruno), { subject: 'garden', subject_id: gardenId, action: 'weeded' }),
      gardens.log(asGardener(bruno), { subject: 'plant', subject_id: plantId, action: 'harvested' }),
    ];
    for (const attempt of attempts) expect(await refusalOf(attempt)).toMatchObject({ code: 'not-found' });
    expect(await gardens.eventCount()).toBe(before);
  });

  it('answers for a garden that no one has as for another user’s', async () => {
    const stranger = asGardener(randomUUID());
    const nobodys = { gardenId: randomUUID(), gardenWidth: 4, plantMap: plantMapOf(12, {}) };
    const adas = { ...nobodys, gardenId: await gardens.savedGarden(randomUUID()) };
    expect(await refusalOf(gardens.plant(stranger, nobodys))).toEqual(
      await refusalOf(gardens.plant(stranger, adas)),
    );
  });

  it('answers for another’s plant as for one that no one has', async () => {
    const ada = randomUUID();
    const gardenId = await gardens.savedGarden(ada);
    const plantMap = plantMapOf(12, { 0: cell(radish) });
    await gardens.plant(asGardener(ada), { gardenId, gardenWidth: 4, plantMap });
    const adas = (await gardens.layoutOf(gardenId))[0]?.id ?? '';
    await gardens.log(asGardener(ada), { subject: 'plant', subject_id: adas, action: 'watered' });
    const refusals = [adas, randomUUID()].map((id) =>
      refusalOf(
        gardens.log(asGardener(randomUUID()), { subject: 'plant', subject_id: id, action: 'pruned' }),
      ),
    );
    expect(await refusals[0]).toEqual(await refusals[1]);
  });

  it('lets no guest save', async () => {
    const gardenId = randomUUID();
    const before = await gardens.eventCount();
    const attempts = [
      gardens.save(asGuest(), { gardenId }),
      gardens.plant(asGuest(), { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, {}) }),
      gardens.log(asGuest(), { subject: 'garden', subject_id: gardenId, action: 'weeded' }),
    ];
    for (const attempt of attempts)
      expect(await refusalOf(attempt)).toEqual({ code: 'not-signed-in', message: 'Not logged in' });
    expect(await gardens.eventCount()).toBe(before);
  });
});

describe('the gardens service without a catalogue', () => {
  it('says that plants cannot be saved at the moment, and stores nothing', async () => {
    const services = await startServices([gardensService]);
    try {
      const input = { gardenId: randomUUID(), gardenWidth: 4, plantMap: plantMapOf(12, {}) };
      const answer = services.messaging.send(savePlantsCommand, input, asGardener(randomUUID()));
      await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await services.stop();
    }
  });
});

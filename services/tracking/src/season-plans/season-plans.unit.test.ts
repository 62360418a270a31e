import { randomUUID } from 'node:crypto';
import { fetchPlaceQuery, type SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { toText } from '@planted/season';
import { madison } from '@planted/season/testing/madison';
import type { Messaging } from '@planted/service-kit';
import { asGardener } from '@planted/service-kit/testing';
import type { PlantRecords } from '../queries/fetch-garden-plants/plant-records';
import type { OwnSeason } from './own-season';
import { SeasonPlans } from './season-plans';

const beans = examplePlant({
  ...{ id: 'bean-bush', plant_name: 'Bush Bean', plant_type: 'vegetable', days_to_maturity: 55 },
});
const drawnAt = (addedAt: string): SeasonPlanting => ({
  ...{ id: 'beans', gardenId: 'bed', plantId: beans.id, plantName: 'Bush Bean', color: '#aac62f' },
  ...{ plantsPerSquare: null, x: 0, y: 0, width: 1, height: 1, squares: 1, state: 'standing' },
  ...{ after: null, wasComing: false, fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
  ...{ addedAt, addedDay: addedAt.slice(0, 10) },
});

/** On which day beans that were drawn at a moment are to be sown, as the gardener is told on June 20. */
async function sowingDay(timeZone: string, addedAt: string): Promise<string | undefined> {
  const gardens = [{ id: 'bed', name: 'Kitchen Bed', style: null, version: 1 }];
  const answers = new Map<unknown, unknown>([
    [fetchPlaceQuery, { data: { choice: null, climate: madison, gardens: [] } }],
  ]);
  const facts = { data: [{ ...exampleSeasonFact(), id: beans.id }] };
  const messaging = { send: async (message: unknown) => answers.get(message) ?? facts };
  const plans = new SeasonPlans(
    { read: async () => ({ gardens, plantings: [drawnAt(addedAt)] }) } as unknown as OwnSeason,
    { byId: async () => new Map([[beans.id, beans]]) } as unknown as PlantRecords,
    messaging as unknown as Messaging,
    () => new Date('2027-06-20T12:00:00Z'),
  );
  const { gardens: planned } = await plans.on('2027-06-20', timeZone, asGardener(randomUUID()));
  const sow = planned[0]?.plan?.planned[0]?.steps.find(({ kind }) => kind === 'sow');
  return sow && toText(sow.day);
}

describe('SEA-14 the season that morning notes and calendars are told from', () => {
  it.each([
    ['Pacific/Auckland', '2027-06-17T11:59:00.000Z', '2027-06-17'],
    ['Pacific/Auckland', '2027-06-17T21:00:00.000Z', '2027-06-18'],
    ['America/Los_Angeles', '2027-06-18T06:59:00.000Z', '2027-06-17'],
    ['America/Los_Angeles', '2027-06-18T07:00:00.000Z', '2027-06-18'],
    ['Asia/Kolkata', '2027-06-17T18:29:00.000Z', '2027-06-17'],
    ['Asia/Kolkata', '2027-06-17T18:30:00.000Z', '2027-06-18'],
  ])('has what was drawn due from the day that it was in %s at %s', async (timeZone, addedAt, day) => {
    expect(await sowingDay(timeZone, addedAt)).toBe(day);
  });
});

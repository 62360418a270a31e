import { randomBytes, randomUUID } from 'node:crypto';
import {
  addNoteDeviceCall,
  fetchCalendarAddressCall,
  fetchDashboardPlantsCall,
  fetchGardenActivitiesCall,
  fetchJournalEntriesCall,
  pathFieldsOf,
  pathFor,
  type PushSubscription,
  saveGardenCall,
  addReminderCall,
  tokens,
} from '@planted/contracts';
import type { AnyCall } from '@planted/gateway/testing';
import { type Answer, Gardener, whenAvailable } from '../gardener';
import type { Belongings } from './attempts';

/** A user signed in both ways, by cookie and by bearer token, who has one of everything. */
export interface Person {
  readonly name: string;
  readonly accessToken: string;
  readonly owned: Belongings;
  /** Words that are in everything of theirs and in no one else's, and all their ids. */
  readonly marks: readonly string[];
  ask(call: AnyCall, request: object): Promise<Answer>;
  /** All that they can read of theirs without naming anything. */
  read(calls: readonly AnyCall[]): Promise<string>;
  readonly cookie: string;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Makes a call as its contract says: what is in the path in the path, the rest in the query or the body. */
export function askAs(gardener: Gardener, call: AnyCall, request: object): Promise<Answer> {
  const inPath = pathFieldsOf(call);
  const rest = Object.entries(request).filter(([key]) => !inPath.includes(key));
  const path = pathFor(call, request);
  if (call.method === 'GET') {
    const query = new URLSearchParams(Object.fromEntries(rest.map(([key, value]) => [key, String(value)])));
    return gardener.ask(query.size === 0 ? path : `${path}?${query}`, { method: 'GET' });
  }
  return gardener.ask(path, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  });
}

/**
 * Signs a user in who owns two gardens, one with plants in the ground, a reminder, a journal entry and what happened.
 * @param browsers at push services, in which they are told each morning
 */
export async function settle(
  origin: string,
  name: string,
  idToken: string,
  browsers: readonly PushSubscription[] = [],
): Promise<Person> {
  const word = `Mark${name}`;
  const gardener = new Gardener(origin);
  /** Under a key: what is asked again is done once. */
  const post = (path: string, input: object): Promise<Answer> => {
    const key = randomUUID();
    return expectOk(() => gardener.post(path, input, key));
  };
  const json = { 'content-type': 'application/json' };
  await post('/api/verify-google-token', { token: idToken });
  const signIn = await expectOk(() =>
    new Gardener(origin).ask('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ provider: 'google', id_token: idToken }),
    }),
  );
  const save = async (gardenName: string) => {
    const saved = await post('/api/gardens/save', {
      name: gardenName,
      soil_type: 'Loamy',
      hardiness_zone: '6a',
      sunlight: 'Full Sun',
      maintenance: 'Low',
      matrix: '1,1',
    });
    return saveGardenCall.answer.parse(saved.body).data[0]?.id ?? '';
  };
  const [gardenId, secondGardenId] = [await save(word), await save(`${word} too`)];
  const cell = { name: 'Carrot', plantId: 'carrot', plantingWidth: 1, plantingHeight: 1, rootCell: true };
  await post('/api/gardens/savePlants', {
    gardenId,
    plantMap: [cell, cell],
    gardenWidth: 2,
  });
  const plants = await expectOk(() => gardener.get(`${fetchDashboardPlantsCall.path}?gardenId=${gardenId}`));
  const plantIds = fetchDashboardPlantsCall.answer.parse(plants.body).data.map(({ id }) => id);
  await post('/api/gardens/updatePlantingDates', {
    plantingDates: plantIds.map((plant_id) => ({ plant_id, planted_date: today() })),
  });
  const place = {
    name: `${word} place`,
    region: null,
    latitude: 43.1,
    longitude: -89.4,
    elevation: null,
    town: null,
  };
  await post('/api/gardens/choosePlace', { expectedVersion: 0, choice: { place, ownDates: null } });
  const ownKind = `radish--${randomUUID()}`;
  await post('/api/gardens/saveOwnKind', {
    ...{ id: ownKind, isPlant: false, name: `${word} variety`, facts: { days_to_maturity: 30 } },
  });
  const idOf = ({ body }: Answer) => addReminderCall.answer.parse(body).data.id;
  const log = async () => {
    const weeded = { subject: 'garden', subject_id: gardenId, action: 'weeded', notes: `${word} notes` };
    return idOf(await post('/api/activities/addGardenEvent', { eventDetails: weeded }));
  };
  const remind = async () => {
    const reminder = { title: `${word} title`, description: `${word} description`, tags: [word] };
    const due = { reminder_datetime: `${today()}T00:00:00Z`, garden_id: gardenId };
    return idOf(await post('/api/reminder/addReminder', { ...reminder, ...due }));
  };
  const write = async () => {
    const entry = { title: `${word} title`, content: `${word} content`, privacy: 'private' };
    return idOf(await post('/api/journal/addJournalEntry', { ...entry, garden_id: gardenId }));
  };
  // Who settles a second time has one already.
  const address = await expectOk(() => gardener.get(fetchCalendarAddressCall.path));
  const { version: expectedVersion } = fetchCalendarAddressCall.answer.parse(address.body).data;
  await post('/api/calendar/makeCalendarAddress', {
    ...{ expectedVersion, tokenHash: randomBytes(32).toString('hex'), hint: 'Abcd…xyz', timeZone: 'UTC' },
    contents: { kinds: ['planting'], gardenIds: [gardenId], withoutNames: false },
  });
  const [logged, withdrawnLogged] = [await log(), await log()];
  const [reminder, endedReminder] = [await remind(), await remind()];
  const [, withdrawnEntry] = [await write(), await write()];
  const first = { revision: 0 };
  await post('/api/activities/withdrawGardenEvent', {
    ...first,
    id: withdrawnLogged,
    garden_id: gardenId,
  });
  await post('/api/reminder/endReminder', { ...first, id: endedReminder });
  await post('/api/journal/withdrawJournalEntry', { ...first, id: withdrawnEntry });
  const begin = async () => {
    const branchId = randomUUID();
    await post('/api/gardens/beginBranch', { gardenId, branchId, name: `${word} draft` });
    return branchId;
  };
  const [branch, secondBranch, thirdBranch] = [await begin(), await begin(), await begin()];
  const [fourthBranch, discardedBranch] = [await begin(), await begin()];
  await post('/api/gardens/discardBranch', { gardenId, branchId: discardedBranch });
  const devices: string[] = [];
  for (const subscription of browsers) {
    const device = { name: `${word} browser`, timeZone: 'UTC', subscription };
    const added = await post('/api/morningNote/addNoteDevice', device);
    devices.push(addNoteDeviceCall.answer.parse(added.body).data.id);
  }
  const [entries, activities] = await Promise.all([
    expectOk(() => gardener.get(fetchJournalEntriesCall.path)),
    expectOk(() => gardener.get(`${fetchGardenActivitiesCall.path}?gardenId=${gardenId}`)),
  ]);
  const owned: Belongings = {
    garden: [gardenId, secondGardenId],
    plant: plantIds,
    reminder: [reminder],
    entry: fetchJournalEntriesCall.answer.parse(entries.body).data.map(({ id }) => id),
    logged: [logged],
    endedReminder: [endedReminder],
    branch: [branch],
    secondBranch: [secondBranch],
    thirdBranch: [thirdBranch],
    fourthBranch: [fourthBranch],
    discardedBranch: [discardedBranch],
    device: devices.slice(0, 1),
    secondDevice: devices.slice(1),
    withdrawnEntry: [withdrawnEntry],
    withdrawnLogged: [withdrawnLogged],
    ownKind: [ownKind],
    activity: fetchGardenActivitiesCall.answer.parse(activities.body).data.map(({ id }) => id),
  };
  const { access_token: accessToken, user } = tokens.parse(signIn.body);
  return {
    name,
    accessToken,
    owned,
    marks: [word, user.id, ...Object.values(owned).flat()],
    ask: (call, request) => askAs(gardener, call, request),
    async read(calls) {
      const answers = await Promise.all(calls.map((call) => askAs(gardener, call, {})));
      const all = JSON.stringify(answers.map(({ status, body }) => [status, body]));
      // The copy of an account says when it was made.
      return all.replace(/"exported_at":"[^"]*"/, '');
    },
    get cookie() {
      return gardener.cookie;
    },
  };
}

/** Asked again where it is too busy, as clients ask: a repeat may make a second of something, which no test minds. */
async function expectOk(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await whenAvailable(ask);
  if (answer.status === 200) return answer;
  throw new Error(`a person could not settle: ${answer.status} ${JSON.stringify(answer.body)}`);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventType, eventTypes, REMOVED_TEXT } from '@planted/contracts';
import {
  EXAMPLES_FOLDER,
  type FrozenExample,
  frozenExamples,
  frozenStories,
} from '@planted/contracts/event-examples';
import { createUpcaster, decryptEvents } from '@planted/event-sourcing';
import {
  changesOfFrozen,
  describeFrozenExamples,
  hashOf,
  isFreezing,
  readLock,
  recorded,
  writeLock,
} from '@planted/event-sourcing/testing';
import { createEventEncryption } from '../personal-data/event-encryption';
import { personalDataStandIn } from '../testing/personal-data-stand-in';
import { upcastersFrom } from './upcasters-from';

const nameOf = ({ type, schemaVersion }: Pick<FrozenExample, 'type' | 'schemaVersion'>) =>
  `${type} v${schemaVersion}`;
const versionsOf = ({ type, newest }: EventType) =>
  Array.from({ length: newest }, (_, i) => ({ type, schemaVersion: i + 1 }));
const currentOf = ({ stored, current }: FrozenExample) => current ?? stored;

const first = recorded({ type: '', schemaVersion: 1, data: null });
const { actor } = first.metadata;
const upcasterFor = (...forgotten: string[]) =>
  createUpcaster(upcastersFrom(eventTypes), createEventEncryption(personalDataStandIn(forgotten)).decrypt);

describeFrozenExamples(
  upcasterFor(),
  frozenExamples.map((example) => ({
    stored: { type: example.type, schemaVersion: example.schemaVersion, data: example.stored },
    current: currentOf(example),
  })),
);

/** Writes into a new example what of it is stored: the log has its personal texts in one encrypted text. */
async function complete({ type, schemaVersion, current }: FrozenExample): Promise<void> {
  const { encrypterFor } = createEventEncryption(personalDataStandIn());
  const [event] = await encrypterFor(actor)([{ type, schemaVersion, id: first.id, data: current }]);
  const file = join(EXAMPLES_FOLDER, `${type}.v${schemaVersion}.json`);
  writeFileSync(file, `${JSON.stringify({ stored: event?.data, current }, null, 2)}\n`);
}

describe('frozen examples', () => {
  // The other tests have read the examples already: `npm run freeze` runs this one first, alone.
  it('has what is stored of each', async () => {
    const unfinished = frozenExamples.filter(({ stored }) => stored === undefined);
    if (isFreezing()) await Promise.all(unfinished.map(complete));
    else
      expect(unfinished.map((each) => `${nameOf(each)} is not stored yet: run npm run freeze`)).toEqual([]);
  });

  it('has one of every version of every event type', () => {
    const names = frozenExamples.map(nameOf);
    const missing = eventTypes.flatMap(versionsOf).filter((version) => !names.includes(nameOf(version)));
    expect(
      missing.map(
        ({ type, schemaVersion }) =>
          `${type} v${schemaVersion} has no frozen example: write {"current": …}, its data in plain text, into ` +
          `libs/contracts/src/events/examples/${type}.v${schemaVersion}.json, then run npm run freeze`,
      ),
    ).toEqual([]);
  });

  it('never changes', () => {
    const file = join(EXAMPLES_FOLDER, 'examples.lock.json');
    const hashes = Object.fromEntries([
      ...frozenExamples.map((example) => [nameOf(example), hashOf(example.stored)]),
      ...Object.entries(frozenStories).map(([name, story]) => [`story ${name}`, hashOf(story)]),
    ]);
    if (isFreezing()) writeLock(file, { ...hashes, ...readLock(file) });
    expect(changesOfFrozen(readLock(file), hashes)).toEqual([]);
  });

  it('has the newest version of every event type in a story, for read models to be tried on', () => {
    const told = new Set(Object.values(frozenStories).flat().map(nameOf));
    const untold = eventTypes.map(({ type, newest }) => ({ type, schemaVersion: newest }));
    expect(
      untold
        .map(nameOf)
        .filter((name) => !told.has(name))
        .map((name) => `${name} is in no story: tell one in libs/contracts/src/events/examples/stories/`),
    ).toEqual([]);
  });
});

describe('personal text in stored events', () => {
  /** What is encrypted in the log since there is a way to: events out there open by it, so it stays as it is. */
  const ENCRYPTED: Readonly<Record<string, readonly string[]>> = {
    'GardenSaved v2': ['name'],
    'GardenEventRecorded v2': ['value', 'unit', 'oldStatus', 'newStatus', 'notes'],
  };
  const personalFields = Object.fromEntries(
    eventTypes.flatMap((known) =>
      versionsOf(known).map((version) => [nameOf(version), known.personalFields(version.schemaVersion)]),
    ),
  );

  it('is encrypted in the fields that it was encrypted in before', () => {
    expect(personalFields).toMatchObject(ENCRYPTED);
  });

  it.each(frozenExamples.map((example) => [nameOf(example), example]))(
    'is, in %s, all that its schema calls personal, and encrypted again in the same fields',
    async (name, { type, schemaVersion, stored }) => {
      const { encrypterFor, decrypt } = createEventEncryption(personalDataStandIn());
      const [read] = await decrypt([recorded({ type, schemaVersion, data: stored })]);
      const inClear = Object.keys(stored as object);
      const encrypted = Object.keys(read?.data as object).filter((field) => !inClear.includes(field));
      expect(encrypted).toEqual(personalFields[name]);
      const [again] = await encrypterFor(actor)([{ type, schemaVersion, id: 'id', data: read?.data }]);
      expect(Object.keys(again?.data as object).sort()).toEqual(inClear.sort());
    },
  );

  it.each(frozenExamples.filter((example) => personalFields[nameOf(example)]?.length))(
    'is gone from $type v$schemaVersion when its gardener is forgotten',
    async ({ type, schemaVersion, stored }) => {
      const upcaster = upcasterFor(actor);
      const [read] = await decryptEvents(upcaster, [recorded({ type, schemaVersion, data: stored })]);
      for (const field of personalFields[`${type} v${schemaVersion}`] ?? [])
        expect(read?.data).toHaveProperty(field, REMOVED_TEXT);
      // An upcaster that splits a text must not make something of what is removed.
      const data: unknown = read && upcaster.upcast(read).data;
      const { newest = 1 } = eventTypes.find((known) => known.type === type) ?? {};
      for (const field of personalFields[`${type} v${newest}`] ?? [])
        expect([REMOVED_TEXT, null]).toContain(Reflect.get(Object(data), field));
    },
  );
});

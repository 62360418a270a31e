import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as contracts from '@planted/contracts';
import { allCalls } from '@planted/contracts/frozen';
import { EVENTS_OF_CALLS } from '@planted/contracts/testing';
import { root } from '../workspace/root.mjs';
import { type CallPath, missingHops, sharedTypeNames, type Sources } from './missing-hops';

/** Files of libs/api-client that make several calls. */
const CLIENT_FILES: Readonly<Record<string, readonly string[]>> = {
  account: ['delete-account', 'export-account'],
  session: [
    ...['me', 'logout', 'sign-out-everywhere', 'verify-google-token', 'prepare-google-sign-in'],
    ...['ask-recovery', 'open-recovered-session', 'demo-sign-in', 'client-config'],
  ],
};

/** Calls that no page makes by the client, and who makes them. */
const OTHER_CALLERS: Readonly<Record<string, string>> = {
  'refresh-session': 'the session keeper, by its path',
  'start-google-sign-in': 'the browser, which is sent there',
  'finish-google-sign-in': 'the browser, which Google sends there',
  'fetch-dashboard-plants': 'clients of the specified API',
  'fetch-recent-activities': 'clients of the specified API',
  'remove-plants': 'pages of earlier releases',
};

/** Calls that are not one message of their own name, and what they are; null where the gateway answers alone. */
const OTHER_MESSAGES: Readonly<Record<string, string | null>> = {
  me: null,
  'client-config': null,
  'prepare-google-sign-in': null,
  logout: 'close-session',
  'sign-out-everywhere': 'end-sessions',
  'verify-google-token': 'open-session',
  'demo-sign-in': 'open-demo-session',
  'start-google-sign-in': 'begin-redirect',
  'finish-google-sign-in': 'take-redirect',
  'fetch-dashboard-plants': 'fetch-garden-plants',
  'fetch-manager-plants': 'fetch-garden-plants',
};

/** Services whose commands are decided by a pure function over past events. */
const DECIDING = ['gardens', 'tracking'];

/** Commands that store no event, and why. */
const WITHOUT_EVENTS: Readonly<Record<string, string>> = {
  'add-note-device': 'where a browser is reached is forgotten with it, and no event ever is (decision 0194)',
  'remove-note-device': 'as add-note-device',
  'send-example-note': 'nothing is any different for it',
};

/** The data API answers it, by its path. */
const OF_DATA_API = 'read-plants';

const sources = readSources('libs/api-client/src', 'services');
const messages = new Map(
  Object.values(contracts).flatMap((each) =>
    typeof each === 'object' && 'kind' in each && 'service' in each ? [[each.name, each] as const] : [],
  ),
);

function readSources(...folders: readonly string[]): Sources {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  );
  return new Map(
    paths
      .filter(
        (path) => /\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/(testing|node_modules|dist)\//.test(path),
      )
      .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

function pathOf(name: string): CallPath {
  const other = OTHER_MESSAGES[name];
  const message = other === null ? null : messages.get(other ?? name);
  if (message === undefined)
    throw new Error(`${name}: libs/contracts/src/messages defines no command or query '${other ?? name}'`);
  const grouped = Object.keys(CLIENT_FILES).find((file) => CLIENT_FILES[file]?.includes(name));
  return {
    name,
    client: name in OTHER_CALLERS ? null : (grouped ?? name),
    message,
    events: EVENTS_OF_CALLS[name] ?? [],
    isDecided: message?.kind === 'command' && DECIDING.includes(message.service) && !(name in WITHOUT_EVENTS),
  };
}

describe('a call keeps its verb-noun from page to event', () => {
  it.each(allCalls.map(({ name }) => name).filter((name) => name !== OF_DATA_API))('%s', (name) => {
    expect(missingHops(pathOf(name), sources)).toEqual([]);
  });

  it('stores what libs/contracts/src/testing/events-of-calls.ts says', () => {
    const decided = allCalls.map(({ name }) => pathOf(name)).filter(({ isDecided }) => isDecided);
    const untold = decided.filter(({ events }) => events.length === 0).map(({ name }) => name);
    expect({ untold }).toEqual({ untold: [] });
    const stored = new Set<string>(Object.values(EVENTS_OF_CALLS).flat());
    const unasked = contracts.eventTypes.map(({ type }) => type).filter((type) => !stored.has(type));
    expect({ unasked }).toEqual({ unasked: [] });
  });

  it('has no exception for a call that is gone', () => {
    const named = [
      ...Object.values(CLIENT_FILES).flat(),
      ...Object.keys(OTHER_CALLERS),
      ...Object.keys(OTHER_MESSAGES),
      ...Object.keys(WITHOUT_EVENTS),
    ];
    const names = new Set(allCalls.map((call) => call.name));
    expect([...named, ...Object.keys(EVENTS_OF_CALLS)].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('exported types', () => {
  const services = readdirSync(join(root, 'services'));
  it.each(services)('of %s have a name each', (service) => {
    expect(sharedTypeNames(`services/${service}/src/`, sources)).toEqual([]);
  });
});

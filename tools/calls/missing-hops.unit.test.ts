import { type CallPath, missingHops, sharedTypeNames } from './missing-hops';

const path: CallPath = {
  name: 'save-seed',
  client: 'save-seed',
  message: { kind: 'command', service: 'gardens', name: 'save-seed' },
  events: ['SeedSaved'],
  isDecided: true,
};
const whole = {
  'libs/api-client/src/save-seed.ts': 'request(saveSeedCall, {})',
  'services/gateway/src/features/save-seed.controller.ts': 'saveSeedCall, saveSeedCommand',
  'services/gardens/src/commands/save-seed.command-handler.ts':
    'export class SaveSeedCommand extends requestFor(saveSeedCommand) {}',
  'services/gardens/src/seed/seed-command.ts': "export interface SaveSeed {\n  readonly type: 'SaveSeed';",
  'services/gardens/src/seed/seed.decider.ts': "accept({ type: 'SeedSaved' })",
};
const hopsWithout = (file: string, text = '') =>
  missingHops(path, new Map(Object.entries({ ...whole, [file]: text })));

it('nothing is missing where every hop has the name', () => {
  expect(missingHops(path, new Map(Object.entries(whole)))).toEqual([]);
});

it.each<[string, string, string]>([
  ['libs/api-client/src/save-seed.ts', '', 'libs/api-client/src/save-seed.ts does not make saveSeedCall'],
  [
    'libs/api-client/src/save-seed.ts',
    'saveSeedCalls',
    'libs/api-client/src/save-seed.ts does not make saveSeedCall',
  ],
  [
    'services/gateway/src/features/save-seed.controller.ts',
    'saveSeedCommand',
    'nothing in services/gateway/src answers saveSeedCall',
  ],
  [
    'services/gateway/src/features/save-seed.controller.ts',
    'saveSeedCall',
    'nothing in services/gateway/src sends saveSeedCommand',
  ],
  [
    'services/gardens/src/commands/save-seed.command-handler.ts',
    'export class SaveSeed extends',
    "services/gardens/src/ has no 'class SaveSeedCommand extends requestFor(saveSeedCommand)'",
  ],
  [
    'services/gardens/src/seed/seed-command.ts',
    "type: 'KeepSeed'",
    "no decider in services/gardens/src/ has a command with 'readonly type: 'SaveSeed''",
  ],
  [
    'services/gardens/src/seed/seed.decider.ts',
    "type: 'SeedKept'",
    'nothing in services/gardens/src/ stores SeedSaved',
  ],
])('a hop under another name is named: %s', (file, text, expected) => {
  expect(hopsWithout(file, text)).toEqual([`save-seed: ${expected}`]);
});

it('a handler whose file has another name is named', () => {
  const { 'services/gardens/src/commands/save-seed.command-handler.ts': handler, ...others } = whole;
  const moved = { ...others, 'services/gardens/src/commands/keep-seed.command-handler.ts': handler };
  expect(missingHops(path, new Map(Object.entries(moved)))).toEqual([
    'save-seed: services/gardens/src/ has no save-seed.command-handler.ts',
  ]);
});

it('two types of one name are named with their files, in one service and not across', () => {
  const sources = new Map([
    ['services/gardens/src/a.ts', 'export class Seed {}\nexport const Pea = 1;'],
    ['services/gardens/src/b.ts', 'export interface Seed {}\nexport type Pea = 1;'],
    ['services/tracking/src/c.ts', 'export type Seed = 1;'],
  ]);
  expect(sharedTypeNames('services/gardens/src/', sources)).toEqual([
    'Seed is a type of services/gardens/src/a.ts and of services/gardens/src/b.ts: give each its own name',
  ]);
});

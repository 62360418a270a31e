import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { createCall } from './create-call.mjs';

/** What a new call names itself in, or is refused for; of services the files at the top. */
const COPIED = ['libs/contracts/src/http', 'libs/contracts/src/messages', 'libs/api-client/src/index.ts'];
const GATEWAYS = ['features/controllers.ts', 'testing/example-requests.ts'].map(
  (path) => `services/gateway/src/${path}`,
);
const SERVICES = readdirSync(join(root, 'services')).flatMap((service) =>
  readdirSync(join(root, 'services', service, 'src'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `services/${service}/src/${file}`),
);

let clone: string;
const read = (path: string) => readFileSync(join(clone, path), 'utf8');
const everything = () =>
  readdirSync(clone, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .map((path) => [path, readFileSync(path, 'utf8')]);

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const path of [...COPIED, ...GATEWAYS, ...SERVICES]) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(root, path), join(clone, path), { recursive: true });
  }
});
afterEach(() => rmSync(clone, { recursive: true }));

describe('a new call', () => {
  it('is a query where its verb asks, in the file of its group', () => {
    const { files, newGroup, isCommand } = createCall(clone, {
      name: 'count-plants',
      service: 'tracking',
      group: 'gardens',
    });
    expect([isCommand, newGroup]).toEqual([false, undefined]);
    expect(files).toContain('services/tracking/src/queries/count-plants/count-plants.query-handler.ts');
    expect(files).toContain('libs/contracts/src/http/gardens.ts');
    for (const path of files)
      expect([path, read(path)]).toEqual([path, expect.not.stringMatching(/\{\{\w+\}\}/)]);
    expect(read('libs/contracts/src/http/gardens.ts')).toContain(
      "method: 'GET',\n  path: '/api/gardens/countPlants',",
    );
    expect(read('services/tracking/src/tracking.service.ts')).toMatch(/answers: \[\s+CountPlantsQuery,/);
    expect(read('services/tracking/src/tracking.module.ts')).toMatch(/providers: \[\s+CountPlantsHandler,/);
    expect(read('libs/api-client/src/index.ts')).toContain("export * from './count-plants';\n");
  });

  it('leaves the other lines of an index where they are', () => {
    const index = 'libs/api-client/src/index.ts';
    const others = "export * from './z';\nexport { type A } from './a';\nexport * from './b';\n";
    writeFileSync(join(clone, index), others);
    createCall(clone, { name: 'count-plants', service: 'tracking', group: 'gardens' });
    expect(read(index)).toBe(`export * from './count-plants';\n${others}`);
  });

  it('is an entry in the table of its service where that has one, else a controller', () => {
    const table = 'services/gateway/src/features/community-calls.ts';
    writeFileSync(
      join(clone, table),
      "import { sendCall } from '@planted/contracts';\nimport { passOn } from '../edge/pass-on';\n\nexport const communityCalls = [\n  passOn(sendCall),\n];\n",
    );
    createCall(clone, { name: 'keep-seed', service: 'community' });
    expect(read(table)).toContain(
      "import { keepSeedCall, keepSeedCommand, sendCall } from '@planted/contracts';",
    );
    expect(read(table)).toContain("import { asIs, passOn } from '../edge/pass-on';");
    expect(read(table)).toContain("passOn(keepSeedCall, keepSeedCommand, asIs, 'save'),");
    const { files } = createCall(clone, { name: 'keep-session', service: 'identity' });
    expect(files).toContain('services/gateway/src/features/keep-session.controller.ts');
    expect(read('services/gateway/src/features/controllers.ts')).toContain('KeepSessionController,');
    expect(read('services/gateway/src/features/controllers.ts')).not.toContain('KeepSeedController');
  });

  it('is a command else, in a file of its own where the group is new', () => {
    const wish = { name: 'keep-seed', service: 'gardens', group: 'seeds' };
    const { files, newGroup, isCommand } = createCall(clone, wish);
    expect([isCommand, newGroup]).toEqual([true, 'libs/contracts/src/http/seeds.ts']);
    expect(files).toContain('services/gardens/src/commands/keep-seed/keep-seed.command-handler.ts');
    expect(read('libs/contracts/src/http/seeds.ts')).toContain("access: 'signed-in'");
    expect(read('libs/contracts/src/http/index.ts')).toContain("export * from './seeds';\n");
  });

  it.each([
    [
      { name: 'save', service: 'gardens' },
      "A call is named by a verb and a noun, e.g. count-plants, and not 'save'.",
    ],
    [{ name: 'SaveSeed', service: 'gardens' }, "and not 'SaveSeed'"],
    [{ name: '../save-seed', service: 'gardens' }, "and not '../save-seed'"],
    [{ name: '', service: 'gardens' }, "and not ''"],
    [
      { name: 'save-seed', service: 'seeds' },
      "There is no service 'seeds' that answers calls: name one of catalogue, community, gardens,",
    ],
    [{ name: 'save-seed', service: 'edge' }, "There is no service 'edge' that answers calls"],
    [
      { name: 'save-seed', service: 'gardens', group: '../x' },
      "A group is a word of the address, e.g. gardens, and not '../x'.",
    ],
    [
      { name: 'save-garden', service: 'gardens' },
      'There is a save-garden already, in libs/contracts/src/http/gardens.ts.',
    ],
    [
      { name: 'find-session', service: 'tracking' },
      'There is a find-session already, in libs/contracts/src/messages/identity.ts.',
    ],
  ])('that cannot be, %j, is refused and nothing is written', (wish, message) => {
    const before = everything();
    expect(() => createCall(clone, wish)).toThrow(message);
    expect(everything()).toEqual(before);
  });

  it('is not made twice', () => {
    createCall(clone, { name: 'keep-seed', service: 'gardens' });
    const before = everything();
    expect(() => createCall(clone, { name: 'keep-seed', service: 'community' })).toThrow(
      'There is a keep-seed already',
    );
    expect(everything()).toEqual(before);
  });

  it('is not half made where a list is not found', () => {
    rmSync(join(clone, 'libs/api-client/src/index.ts'));
    const before = everything();
    expect(() => createCall(clone, { name: 'keep-seed', service: 'gardens' })).toThrow(
      'libs/api-client/src/index.ts cannot be changed',
    );
    expect(everything()).toEqual(before);
  });
});

import { join } from 'node:path';
import { createNodes } from './targets.mjs';

interface Target {
  readonly command?: string;
  readonly dependsOn?: readonly unknown[];
}

const root = join(__dirname, '../..');
const [, infer] = createNodes;

/** The targets of the package in a folder. */
function targetsIn(folder: string): Readonly<Record<string, Target>> {
  const file = folder === '.' ? 'tsconfig.json' : `${folder}/tsconfig.json`;
  const [[, { projects }]] = infer([file], undefined, { workspaceRoot: root }) as [
    [string, { projects: Record<string, { targets: Record<string, Target> }> }],
  ];
  return projects[folder]?.targets ?? {};
}

describe('tests that start the product', () => {
  const built = [{ projects: ['repository'], target: 'built' }];

  it.each([
    ['e2e', 'e2e-faults'],
    ['e2e', 'e2e-finder'],
    ['tools', 'int'],
    ['services/embedded', 'int'],
  ])(
    'in %s: %s wait until the run has recorded its builds, which no product then makes again',
    (folder, target) => {
      expect(targetsIn(folder)[target]?.dependsOn).toEqual(built);
    },
  );

  it('the record waits for every build', () => {
    expect(targetsIn('.')['built']?.dependsOn).toEqual([{ projects: '*', target: 'build' }]);
  });
});

describe('the types of a package', () => {
  it.each(['e2e', 'tools', 'libs/contracts', 'services/gateway', 'shell'])(
    'in %s: are checked on one thread, beside other tasks',
    (folder) => {
      expect(targetsIn(folder)['typecheck']?.command).toBe(`tsc -b ${folder} --singleThreaded`);
    },
  );
});

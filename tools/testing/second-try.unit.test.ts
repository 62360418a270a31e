import { mergeReports, redTestsOf, tellTests } from './reports.mjs';
import { chooseSecondTry } from './second-try.mjs';

const passed = (fullName: string) => ({ fullName, status: 'passed' });
const failed = (fullName: string) => ({
  fullName,
  status: 'failed',
  failureMessages: ['Expected: 1\nReceived: 2'],
});
const file = (name: string, ...assertionResults: { fullName: string; status: string }[]) => ({
  name,
  status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
  assertionResults,
});
const task = (projectName: string, target: string, status?: number) => ({
  projectName,
  target,
  ...(status !== undefined && { status }),
});
const red = (report: string, path: string) => ({ report, file: path, name: 'works', message: '' });

describe('a second try', () => {
  const [finder, tools] = [red('e2e-finder.e2e.json', '/e2e/finder/a'), red('tools.int.json', '/tools/b')];

  it('runs the targets of the tests that failed, and no other', () => {
    const tasks = [
      task('@planted/e2e', 'e2e-finder', 1),
      task('@planted/tools', 'int', 1),
      task('@planted/tools', 'unit', 0),
      task('@planted/e2e', 'e2e'),
    ];
    expect(chooseSecondTry(tasks, [finder, tools])).toEqual({
      targets: ['e2e-finder', 'int'],
      packages: ['e2e', 'tools'],
    });
  });

  it('finds the report of a package by its folder', () => {
    const tasks = [task('@planted/event-sourcing', 'int', 1)];
    expect(chooseSecondTry(tasks, [red('libs-event-sourcing.int.json', '/a')])).toEqual({
      targets: ['int'],
      packages: ['event-sourcing'],
    });
  });

  it.each([
    [
      'where something else failed',
      [task('@planted/tools', 'int', 1), task('@planted/tools', 'lint', 1)],
      [tools],
    ],
    ['of tests that ended without a word', [task('@planted/tools', 'int', 1)], []],
    [
      'where many files failed',
      [task('@planted/tools', 'int', 1)],
      Array.from({ length: 13 }, (_, at) => red('tools.int.json', `/tools/${at}`)),
    ],
  ])('is none %s', (_, tasks, tests) => {
    expect(chooseSecondTry(tasks, tests)).toBeUndefined();
  });
});

describe('the reports of two tries', () => {
  const first = { testResults: [file('a', passed('a 1'), failed('a 2')), file('b', passed('b 1'))] };

  it('are one: the second of what ran again, the first of the rest', () => {
    const second = { testResults: [file('a', passed('a 1'), passed('a 2'))] };
    expect(mergeReports(first, second)).toEqual({
      testResults: [first.testResults[1], second.testResults[0]],
    });
  });

  it('name what failed, with what it said, and a file that did not load', () => {
    const broken = { ...file('c'), status: 'failed', message: 'Cannot find module' };
    const tests = redTestsOf('x.unit.json', { testResults: [...first.testResults, broken] });
    expect(tests).toEqual([
      { report: 'x.unit.json', file: 'a', name: 'a 2', message: 'Expected: 1\nReceived: 2' },
      { report: 'x.unit.json', file: 'c', name: '', message: 'Cannot find module' },
    ]);
    const told = tellTests(tests.map((test) => ({ ...test, file: `${process.cwd()}/${test.file}` })));
    expect(told).toEqual(['● a: a 2', '    Expected: 1', '    Received: 2', '● c', '    Cannot find module']);
  });
});

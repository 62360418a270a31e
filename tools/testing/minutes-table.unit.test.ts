import { minutesTable } from './minutes-table.mjs';

const task = (taskId: string, seconds: number, cacheStatus = 'cache-miss') => ({
  taskId,
  target: taskId.split(':')[1] ?? '',
  startTime: '2026-11-23T06:00:00.000Z',
  endTime: new Date(Date.UTC(2026, 10, 23, 6, 0, seconds)).toISOString(),
  cacheStatus,
});
const run = task('run:all', 480);

describe('where the minutes of a whole run went', () => {
  it('adds the tasks of each target up, the most expensive first, and names its longest', () => {
    const tasks = [
      task('@planted/ui:unit', 30),
      task('@planted/shell:unit', 90),
      task('@planted/e2e:e2e-finder', 60),
      task('@planted/e2e:e2e-planter', 120),
    ];
    expect(minutesTable({ run, tasks })).toEqual([
      '| target | tasks | minutes | longest task |',
      '|---|--:|--:|---|',
      '| e2e | 2 | 3.0 | e2e:e2e-planter, 2.0 |',
      '| unit | 2 | 2.0 | shell:unit, 1.5 |',
      '',
      'Whole run: 8.0 minutes, several tasks at once.',
    ]);
  });

  it('refuses a run that took over what an earlier one found', () => {
    const tasks = [task('@planted/ui:unit', 1, 'local-cache-hit'), task('@planted/ui:int', 5)];
    expect(() => minutesTable({ run, tasks })).toThrow('1 of 2 tasks of the last run were cached');
  });
});

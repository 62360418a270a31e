/**
 * @typedef {object} Task as nx records it
 * @property {string} taskId
 * @property {string} target
 * @property {string} startTime ISO 8601
 * @property {string} endTime ISO 8601
 * @property {string} cacheStatus
 *
 * @typedef {object} RecordedRun nx's run.json
 * @property {{ startTime: string, endTime: string }} run
 * @property {Task[]} tasks
 */

/**
 * Where the time of a whole run went, as a Markdown table: its tasks by target, the most expensive target first.
 * @param {RecordedRun} recorded
 * @returns {string[]} lines
 * @throws RangeError for a run that took over outcomes of an earlier one
 */
export function minutesTable({ run, tasks }) {
  const cached = tasks.filter(({ cacheStatus }) => cacheStatus !== 'cache-miss');
  if (cached.length > 0)
    throw new RangeError(
      `${cached.length} of ${tasks.length} tasks of the last run were cached: run npm test -- --no-cache first`,
    );
  /** @type {Map<string, Task[]>} */
  const groups = new Map();
  for (const task of tasks) {
    // A target that only waits for others takes no time.
    if (secondsOf(task) < 0.01) continue;
    const target = task.target.startsWith('e2e-') ? 'e2e' : task.target;
    groups.set(target, [...(groups.get(target) ?? []), task]);
  }
  const rows = [...groups].map(([target, own]) => {
    const longest = own.reduce((a, b) => (secondsOf(b) > secondsOf(a) ? b : a));
    const seconds = own.reduce((sum, task) => sum + secondsOf(task), 0);
    return { target, count: own.length, seconds, longest };
  });
  rows.sort((a, b) => b.seconds - a.seconds);
  return [
    '| target | tasks | minutes | longest task |',
    '|---|--:|--:|---|',
    ...rows.map(
      ({ target, count, seconds, longest }) =>
        `| ${target} | ${count} | ${minutes(seconds)} | ${longest.taskId.replace('@planted/', '')}, ${minutes(secondsOf(longest))} |`,
    ),
    '',
    `Whole run: ${minutes(secondsOf(run))} minutes, several tasks at once.`,
  ];
}

/** @param {{ startTime: string, endTime: string }} span */
const secondsOf = ({ startTime, endTime }) => (Date.parse(endTime) - Date.parse(startTime)) / 1000;

/** @param {number} seconds */
const minutes = (seconds) => (seconds / 60).toFixed(1);

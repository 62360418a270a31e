/** One cell through one day: queues, one behind the other, first come first served. */
import { curve, meanRate } from './day.mjs';
import { poisson } from './randomness.mjs';

/** In seconds: no lag is reported more finely. */
export const TICK = 0.1;

/**
 * @typedef {object} Day
 * @property {number} events
 * @property {number} busiest events that came within the busiest second
 * @property {number} late share of the events that waited for more than a second
 * @property {number} p99 seconds from a command until a screen can show what it did, which 99 of 100 events stay within; 0 is less than a tick
 * @property {number} longest
 * @property {number} waiting the most events that waited at once, over all stages
 * @property {boolean} isBehind whether some were still waiting at midnight
 */

/**
 * @param {object} options
 * @param {number} options.gardeners in this cell
 * @param {readonly import('./stages.mjs').Stage[]} options.stages
 * @param {import('./scenarios.mjs').Scenario} options.scenario
 * @param {() => number} options.random
 * @param {number} [options.seconds] of a tick
 * @returns {Day}
 */
export function simulateDay({ gardeners, stages, scenario, random, seconds = TICK }) {
  const mean = meanRate(gardeners) * seconds;
  const ticks = Math.round(86_400 / seconds);
  const come = new Float64Array(ticks);
  const shown = new Float64Array(ticks);
  const queues = stages.map(() => 0);
  let [arrived, done, waiting] = [0, 0, 0];
  for (let tick = 0; tick < ticks; tick += 1) {
    const hour = (tick * seconds) / 3600;
    let moving = poisson(mean * (curve(hour) + (scenario.more?.(hour) ?? 0)), random);
    arrived += moving;
    for (const [at, { name, rate }] of stages.entries()) {
      const queue = (queues[at] ?? 0) + moving;
      moving = Math.min(queue, rate * seconds * (scenario.share?.(name, hour) ?? 1));
      queues[at] = queue - moving;
    }
    done += moving;
    come[tick] = arrived;
    shown[tick] = done;
    waiting = Math.max(waiting, arrived - done);
  }
  return {
    events: arrived,
    busiest: busiestSecond(come, seconds),
    waiting,
    isBehind: arrived - done >= 1,
    ...lags(come, shown, seconds),
  };
}

/**
 * @param {Float64Array} come
 * @param {number} seconds of a tick
 */
function busiestSecond(come, seconds) {
  const second = Math.max(1, Math.round(1 / seconds));
  let most = 0;
  for (let tick = second; tick < come.length; tick += second)
    most = Math.max(most, (come[tick] ?? 0) - (come[tick - second] ?? 0));
  return most / (second * seconds);
}

/**
 * How long after they came events were shown: both totals rise, so one walk over the day finds each pair.
 * @param {Float64Array} come until the end of each tick, in all
 * @param {Float64Array} shown the same
 * @param {number} seconds of a tick
 */
function lags(come, shown, seconds) {
  /** Events by their lag in ticks. @type {Map<number, number>} */
  const events = new Map();
  let [before, at] = [0, 0];
  for (let tick = 0; tick < come.length; tick += 1) {
    const until = come[tick] ?? 0;
    if (until === before) continue;
    // What is never shown on this day has waited until midnight at least.
    while (at < shown.length - 1 && (shown[at] ?? 0) < until - 1e-6) at += 1;
    events.set(at - tick, (events.get(at - tick) ?? 0) + until - before);
    before = until;
  }
  const sorted = [...events].toSorted(([a], [b]) => a - b);
  let sum = 0;
  const within = sorted.find(([, count]) => {
    sum += count;
    return sum >= 0.99 * before;
  });
  const late = sorted.reduce((total, [lag, count]) => total + (lag * seconds > 1 ? count : 0), 0);
  return {
    late: before === 0 ? 0 : late / before,
    p99: (within?.[0] ?? 0) * seconds,
    longest: (sorted.at(-1)?.[0] ?? 0) * seconds,
  };
}

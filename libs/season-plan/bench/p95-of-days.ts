import type { DaySpan } from '@planted/season';

const ROUNDS = 5;

/** Processor time of each day of a season, in ms; the 95th of a hundred. The first round is not counted. */
export function p95OfDays(season: DaySpan, act: (day: number) => number): number {
  const times: number[] = [];
  let kept = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (let day = season.from; day <= season.to; day += 1) {
      const start = process.cpuUsage();
      kept += act(day);
      const { user, system } = process.cpuUsage(start);
      if (round > 0) times.push((user + system) / 1000);
    }
  if (kept === 0) throw new Error('nothing ever stood');
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

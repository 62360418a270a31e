/** The counters' animation (1 §4): from zero to the target in about 50 steps, 30 ms apart. */
export const countUpSteps = 50;
export const countUpStepMs = 30;

/** @returns what a counter shows after some steps; from the last step on, its target */
export function countAfter(steps: number, target: number): number {
  return Math.round((target * Math.min(steps, countUpSteps)) / countUpSteps);
}

/** Thousands and millions carry K or M, anything less a plus sign. */
export function formatCount(value: number): string {
  if (value >= 1_000_000) return `${oneDecimal(value / 1_000_000)}M`;
  if (value >= 1000) return `${oneDecimal(value / 1000)}K`;
  return `${value}+`;
}

function oneDecimal(value: number): string {
  return (Math.floor(value * 10) / 10).toString();
}

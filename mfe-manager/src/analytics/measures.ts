import type { GardenStep, Step } from './periods';
import { longName } from './periods';

/** One thing that is followed over time. */
export interface Measure {
  readonly key: 'planted' | 'watered' | 'health' | 'harvested';
  readonly title: string;
  readonly kind: 'bars' | 'line';
  /** Of the value axis; null for as much as there is. */
  readonly max: number | null;
  readonly valueOf: (step: GardenStep) => number | null;
  /** A value with its unit. */
  readonly textOf: (value: number) => string;
}

const counted = (one: string, many: string) => (value: number) => `${value} ${value === 1 ? one : many}`;

/** Planted, watered, health and harvest over time. */
export const MEASURES: readonly Measure[] = [
  {
    ...{ key: 'planted', title: 'Planted', kind: 'bars', max: null },
    valueOf: ({ planted }) => planted,
    textOf: counted('plant', 'plants'),
  },
  {
    ...{ key: 'watered', title: 'Watered', kind: 'bars', max: null },
    valueOf: ({ watered }) => watered,
    textOf: counted('time', 'times'),
  },
  {
    ...{ key: 'health', title: 'Health', kind: 'line', max: 100 },
    valueOf: ({ health }) => (health === null ? null : Math.round(health * 10)),
    textOf: (value) => `${value}%`,
  },
  {
    ...{ key: 'harvested', title: 'Harvested', kind: 'bars', max: null },
    valueOf: ({ harvested }) => harvested,
    textOf: counted('time', 'times'),
  },
];

/** The figure beside a chart's title: all together, or how it stands now. */
export function figureOf(measure: Measure, steps: readonly GardenStep[]): string {
  if (measure.kind === 'line') {
    const now = steps.map(measure.valueOf).findLast((value) => value !== null);
    return now == null ? 'Nothing growing' : measure.textOf(now);
  }
  return measure.textOf(steps.reduce((sum, step) => sum + (measure.valueOf(step) ?? 0), 0));
}

/** A chart in one sentence, for those who do not see it. */
export function sentenceOf(measure: Measure, steps: readonly GardenStep[], step: Step): string {
  const known = steps.flatMap((one) => {
    const value = measure.valueOf(one);
    return value === null ? [] : [{ value, name: longName(one, step) }];
  });
  const [start] = known;
  if (start === undefined) return `${measure.title}: nothing to show`;
  const most = known.reduce((best, one) => (one.value > best.value ? one : best), start);
  const least = known.reduce((best, one) => (one.value < best.value ? one : best), start);
  const figure = figureOf(measure, steps);
  if (measure.kind === 'line')
    return `${measure.title}: ${figure} now, between ${measure.textOf(least.value)} and ${measure.textOf(most.value)}`;
  if (most.value === 0) return `${measure.title}: ${figure}`;
  return `${measure.title}: ${figure}, most ${step === 'day' ? 'on' : 'in'} ${most.name} (${measure.textOf(most.value)})`;
}

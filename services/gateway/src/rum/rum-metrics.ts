import type { RumReport } from '@planted/contracts/rum-report';
import type { Metrics } from '@planted/service-kit/process';
import { Counter, Histogram } from 'prom-client';

/** Pairs of front end and version with labels of their own; a client that sends more may be inventing them. */
const MAX_PAIRS = 50;
const OTHERS = { front_end: 'other', version: 'other' } as const;
/** Bounds in seconds, around what counts as good: 0.2 for an answer to a press, 2.5 for the largest paint. */
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.001, 0.01, 0.05, 0.1, 0.25, 1];

export type RecordRum = (report: RumReport) => void;

/** RUM reports by front end and version, as metrics: no address, no page, no visitor. */
export function createRumMetrics(metrics: Metrics): RecordRum {
  const registers = [metrics];
  const labelNames = ['front_end', 'version'] as const;
  const views = new Counter({
    name: 'planted_field_views_total',
    help: 'Pages opened in browsers, by front end and version.',
    labelNames,
    registers,
  });
  const errors = new Counter({
    name: 'planted_field_errors_total',
    help: 'Uncaught browser errors, by front end and version.',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'planted_field_vital_seconds',
    help: 'LCP, FCP, INP and TTFB as browsers measured them, by front end and version.',
    labelNames: [...labelNames, 'vital'],
    buckets: SECONDS,
    registers,
  });
  const shift = new Histogram({
    name: 'planted_field_layout_shift',
    help: 'CLS as browsers measured it, by front end and version.',
    labelNames,
    buckets: SHIFTS,
    registers,
  });
  const known = new Set<string>();
  const labelsOf = (front_end: string, version: string) => {
    const pair = `${front_end} ${version}`;
    if (!known.has(pair) && known.size >= MAX_PAIRS) return OTHERS;
    known.add(pair);
    return { front_end, version };
  };
  return ({ figures }) => {
    for (const figure of figures) {
      const labels = labelsOf(figure.frontEnd, figure.version);
      views.inc(labels, figure.views);
      errors.inc(labels, figure.errors);
      for (const { name, value } of figure.vitals) {
        if (name === 'CLS') shift.observe(labels, value);
        else seconds.observe({ ...labels, vital: name }, value / 1000);
      }
    }
  };
}

import type { z } from 'zod';
import type { Logger } from 'pino';
import type { commonSettings } from '../configuration';
import { noTracing, type Tracing } from './tracing';

type TracingSettings = Pick<
  z.output<typeof commonSettings>,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/**
 * Exports spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is traced, and nothing of
 * OpenTelemetry is loaded.
 */
export async function openTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings,
  process: string,
  log: Logger,
): Promise<Tracing> {
  if (endpoint === undefined) return noTracing;
  const { startOtlpTracing } = await import('./otlp-tracing');
  return startOtlpTracing({ endpoint, share, process, log });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { warnThrottled } from '../logging/warn-throttled';
import { settleWithTimeout } from '../messaging/settle-with-timeout';
import { firstSpanOf, readTraceparent, type SpanPlace, writeTraceparent } from './trace-ids';
import type { SpanStart, Tracing } from './tracing';

const SEND_INTERVAL_MS = 1_000;
/** Of a collector; spans wait in memory meanwhile, and those that find no room are dropped. */
const RESPONSE_TIMEOUT_MS = 2_000;
/** An end does not wait for a collector that is down. */
const LAST_SENDING_MS = 1_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

export interface OtlpTracingOptions {
  /** Of the collector; traces go to its /v1/traces. */
  readonly endpoint: string;
  /** Of all traces, 0 to 1; every process makes the same choice, by the trace's id. */
  readonly share: number;
  readonly process: string;
  readonly log: Logger;
}

/**
 * Spans to a collector by OTLP over HTTP, in batches beside the work; one that is down costs the spans and no request.
 */
export function startOtlpTracing({ endpoint, share, process: name, log }: OtlpTracingOptions): Tracing {
  const ids = new ChosenIds();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'planted',
      'service.name': name,
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellingOfFailures(exporterTo(endpoint), warnThrottled(log)),
        scheduledDelayMillis: SEND_INTERVAL_MS,
        exportTimeoutMillis: RESPONSE_TIMEOUT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('planted');
  const underWay = new AsyncLocalStorage<Span>();

  const under = (place: SpanPlace) =>
    trace.setSpanContext(ROOT_CONTEXT, { ...place, traceFlags: TraceFlags.SAMPLED, isRemote: true });
  const parentOf = ({ traceparent, correlationId }: SpanStart) => {
    const elsewhere = readTraceparent(traceparent);
    if (elsewhere) return under(elsewhere);
    const here = underWay.getStore();
    return here ? trace.setSpan(ROOT_CONTEXT, here) : under(firstSpanOf(correlationId));
  };

  return {
    begin({ isFirst = false, ...start }) {
      const options = { kind: KINDS[start.kind], ...(start.attributes && { attributes: start.attributes }) };
      const span = isFirst
        ? ids.chosen(firstSpanOf(start.correlationId), () =>
            tracer.startSpan(start.name, options, ROOT_CONTEXT),
          )
        : tracer.startSpan(start.name, options, parentOf(start));
      return {
        run: (work) => underWay.run(span, work),
        end({ attributes, failed = false } = {}) {
          if (attributes) span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    record({ name: what, kind, correlationId, attributes = {} }, startedAt, endedAt) {
      const options = { kind: KINDS[kind], attributes, startTime: startedAt };
      tracer.startSpan(what, options, under(firstSpanOf(correlationId))).end(endedAt);
    },
    traceparent() {
      const place = underWay.getStore()?.spanContext();
      return place && writeTraceparent(place, place.traceFlags);
    },
    stop: () => settleWithTimeout(LAST_SENDING_MS, [provider.shutdown()]),
  };
}

/** Random ids, but for a span that is begun as another process can calculate it. */
class ChosenIds extends RandomIdGenerator {
  private choice: SpanPlace | undefined;
  private readonly random = new RandomIdGenerator();

  override generateTraceId = () => this.choice?.traceId ?? this.random.generateTraceId();
  override generateSpanId = () => this.choice?.spanId ?? this.random.generateSpanId();

  chosen<T>(place: SpanPlace, begin: () => T): T {
    this.choice = place;
    try {
      return begin();
    } finally {
      this.choice = undefined;
    }
  }
}

const exporterTo = (endpoint: string) =>
  new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: RESPONSE_TIMEOUT_MS,
  });

const tellingOfFailures = (
  exporter: SpanExporter,
  warn: (message: string, error?: unknown) => void,
): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error) warn('spans could not be sent', result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

import { createHash } from 'node:crypto';

export interface SpanPlace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * The first span of a request's trace. Both ids follow from the correlation id, which messages, events and log lines
 * carry: so whatever belongs to a request finds its trace, long after and without anything else being stored. The
 * trace's id is the correlation id itself, without its hyphens.
 */
export function firstSpanOf(correlationId: string): SpanPlace {
  const digest = createHash('sha256').update(correlationId).digest('hex');
  const traceId = UUID.test(correlationId) ? correlationId.replaceAll('-', '') : digest.slice(0, 32);
  return { traceId, spanId: digest.slice(32, 48) };
}

/** As W3C Trace Context writes it; `flags` are 1 where the span is exported to a collector. */
export const writeTraceparent = ({ traceId, spanId }: SpanPlace, flags: number): string =>
  `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;

/** Undefined for what is no traceparent. */
export function readTraceparent(text: string | undefined): SpanPlace | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(text ?? '') ?? [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
}

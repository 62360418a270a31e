/** What a span says beside its name: templates, names and numbers, never an id of a gardener or what they wrote. */
type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  /** How it relates to other processes, as OpenTelemetry tells them apart. */
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  /** Of the request that it belongs to: the trace. */
  readonly correlationId: string;
  /** The span in another process that led to it (W3C Trace Context). */
  readonly traceparent?: string | undefined;
  readonly attributes?: SpanAttributes;
}

export interface OpenSpan {
  /** Spans that begin within `work`, at any depth, are children of this one. */
  run<T>(work: () => T): T;
  end(how?: { readonly attributes?: SpanAttributes; readonly failed?: boolean }): void;
}

/** Where the time of a request goes, over processes. */
export interface Tracing {
  /** Under the span that is named, else the one under way, else the first one of its trace: a request from outside, `isFirst`. */
  begin(span: SpanStart & { readonly isFirst?: boolean }): OpenSpan;
  /** What has happened already, between two times in milliseconds since 1970. */
  record(span: SpanStart, startedAt: number, endedAt: number): void;
  /** Of the span that is under way, for another process. */
  traceparent(): string | undefined;
  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}

const nothing: OpenSpan = { run: (work) => work(), end: () => undefined };

/** Exports nothing. */
export const noTracing: Tracing = {
  begin: () => nothing,
  record: () => undefined,
  traceparent: () => undefined,
  stop: async () => undefined,
};

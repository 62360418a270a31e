import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived. */
export interface ToldSpan {
  /** `service.name` of the process. */
  readonly process: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface SpanCollector {
  readonly endpoint: string;
  /** Everything that was reported, in order. */
  readonly spans: readonly ToldSpan[];
  /** The requests' bodies as they came. */
  readonly bodies: readonly string[];
  stop(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ToldSpan, 'process' | 'attributes'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

/** What OpenTelemetry's collector is to the product: takes OTLP as JSON over HTTP, on a free port of this machine. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: ToldSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
    if (isTraces) {
      bodies.push(body);
      spans.push(...read(JSON.parse(body)));
    }
    response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    bodies,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const read = ({ resourceSpans }: Traces): ToldSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        process,
        name,
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        attributes: valuesOf(attributes),
      })),
    );
  });

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

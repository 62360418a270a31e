import { gunzipSync, gzipSync } from 'node:zlib';
import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';

/** From this size on a payload is compressed, in bytes: a server takes 1 MiB at most, and plant tables come near. */
const COMPRESS_FROM = 32 * 1024;
const ENCODING = 'Content-Encoding';
/** W3C Trace Context. */
const TRACEPARENT = 'traceparent';

export interface Payload {
  readonly data: Uint8Array;
  readonly headers?: MsgHdrs;
}

export function encode(value: unknown, traceparent?: string): Payload {
  const json = Buffer.from(JSON.stringify(value));
  const isLarge = json.length >= COMPRESS_FROM;
  if (!isLarge && traceparent === undefined) return { data: json };
  const marked = headers();
  if (traceparent !== undefined) marked.set(TRACEPARENT, traceparent);
  if (!isLarge) return { data: json, headers: marked };
  marked.set(ENCODING, 'gzip');
  return { data: gzipSync(json, { level: 1 }), headers: marked };
}

export const traceparentOf = ({ headers: marked }: Pick<Msg, 'headers'>): string | undefined =>
  marked?.get(TRACEPARENT) || undefined;

/** @throws SyntaxError or a zlib error for what `encode` never makes. */
export function decode(message: Pick<Msg, 'data' | 'headers'>): unknown {
  const bytes = message.headers?.get(ENCODING) === 'gzip' ? gunzipSync(message.data) : message.data;
  return JSON.parse(Buffer.from(bytes).toString());
}

import { gunzipSync, gzipSync } from 'node:zlib';
import { headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';

/** From this size on a payload is compressed, in bytes: a server takes 1 MiB at most, and plant tables come near. */
const COMPRESS_FROM = 32 * 1024;
const ENCODING = 'Content-Encoding';

export interface Payload {
  readonly data: Uint8Array;
  readonly headers?: MsgHdrs;
}

export function encode(value: unknown): Payload {
  const json = Buffer.from(JSON.stringify(value));
  if (json.length < COMPRESS_FROM) return { data: json };
  const marked = headers();
  marked.set(ENCODING, 'gzip');
  return { data: gzipSync(json, { level: 1 }), headers: marked };
}

/** @throws SyntaxError or a zlib error for what `encode` never makes. */
export function decode(message: Pick<Msg, 'data' | 'headers'>): unknown {
  const bytes = message.headers?.get(ENCODING) === 'gzip' ? gunzipSync(message.data) : message.data;
  return JSON.parse(Buffer.from(bytes).toString());
}

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@planted/contracts';

export interface BrowserKeys {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a browser reads of a message (RFC 8291, and 8188 for the one record that it is). */
export function readPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims that a server signs for a push service (RFC 8292), with the key that it names. @throws Error for a wrong signature */
export function readVapid(authorization = ''): {
  readonly key: string;
  readonly claims: Record<string, unknown>;
} {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') };
  const publicKey = createPublicKey({
    ...{ key: { ...jwk, y: point.subarray(33).toString('base64url') }, format: 'jwk' },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A push service on this machine, with browsers whose messages it decrypts. */
export async function startPushService() {
  const browsers = new Map<string, BrowserKeys>();
  const pushed: Pushed[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const keys = browsers.get(path);
    if (keys && status === 201) pushed.push({ path, headers: request.headers, text: readPush(body, keys) });
    response.writeHead(keys ? status : 404, status === 307 ? { location: 'http://127.0.0.1:1/' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    /** What is answered from now on. */
    answer: (next: number) => void (status = next),
    subscribe(): PushSubscription {
      const ecdh = createECDH('prime256v1');
      const keys = { ecdh, auth: randomBytes(16) };
      const p256dh = ecdh.generateKeys('base64url', 'uncompressed');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, keys);
      return { endpoint: origin + path, keys: { p256dh, auth: keys.auth.toString('base64url') } };
    },
    /** The user takes the permission back. */
    unsubscribe: ({ endpoint }: PushSubscription) => void browsers.delete(new URL(endpoint).pathname),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

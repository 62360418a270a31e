import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const ISSUER = 'https://accounts.google.com';
const AUDIENCE = 'planted.apps.example';
const KEY_ID = 'key-1';

export interface IdentityProvider {
  /** Makes a product believe this provider, and nobody else. */
  readonly environment: Readonly<Record<string, string>>;
  /** An ID token for this person. */
  signFor(name: string, claims?: Record<string, unknown>): Promise<string>;
  stop(): void;
}

/** An identity provider on this machine, with a key pair of its own and its public key on HTTP. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: KEY_ID, use: 'sig' }];
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      GOOGLE_CLIENT_ID: AUDIENCE,
      GOOGLE_KEY_SET_URL: `http://127.0.0.1:${port}/certs`,
    },
    signFor: (name, claims) =>
      new SignJWT({ given_name: name, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(`person-${name}`)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

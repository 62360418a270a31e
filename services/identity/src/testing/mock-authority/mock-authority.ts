import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTokenSigner } from '../token-signer';
import type { AuthorityFault } from './authority-fault';
import { answerAddress, consentPage, readAuthorizationRequest } from './authorize-page';
import { type AuthorizationRequest, type Grant, Handed } from './grants';
import { personClaims } from './person-claims';
import { answerToken, type Client, type TokenEndpointParts } from './token-endpoint';

const CLIENT: Client = { clientId: 'planted.apps.example', clientSecret: 'a secret of the mock authority' };

/** An identity provider on this machine that speaks OAuth 2 with PKCE and OpenID Connect. */
export interface MockAuthority extends Client {
  readonly issuer: string;
  /** Makes a product send its gardeners here, and believe this authority and no one else. */
  readonly environment: Readonly<Record<string, string>>;
  /** An ID token as the authority's own button hands one to a page. */
  signFor(name: string, claims?: Record<string, unknown>): Promise<string>;
  /**
   * Goes to the authority's page as a browser would, and answers it there as this person.
   * @returns the address, at the client, that the authority sends the browser back to
   */
  consent(authorizationAddress: string, name: string, answer?: 'allow' | 'deny'): Promise<URL>;
  /** What goes wrong at the next exchange of a code. */
  failNext(fault: AuthorityFault): void;
  stop(): Promise<void>;
}

interface Desk extends TokenEndpointParts {
  readonly requests: Handed<AuthorizationRequest>;
  nextFault: AuthorityFault | undefined;
}

/** Listens on loopback only; every start has a key pair of its own. */
export async function startMockAuthority(): Promise<MockAuthority> {
  const signer = await createTokenSigner();
  const server = createServer((request, response) => {
    serve(desk, request, response).catch((error: unknown) =>
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const desk: Desk = {
    ...CLIENT,
    issuer,
    signer,
    requests: new Handed(),
    codes: new Handed<Grant>(),
    access: new Handed<string>(),
    nextFault: undefined,
  };
  return {
    ...CLIENT,
    issuer,
    environment: {
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_ISSUER: issuer,
      GOOGLE_KEY_SET_URL: `${issuer}/certs`,
      GOOGLE_AUTHORIZATION_URL: `${issuer}/authorize`,
      GOOGLE_TOKEN_URL: `${issuer}/token`,
    },
    signFor: (name, claims) =>
      signer.sign({
        now: new Date(),
        issuer,
        audience: CLIENT.clientId,
        claims: { ...personClaims(name), ...claims },
      }),
    async consent(authorizationAddress, name, answer = 'allow') {
      const page = await fetch(authorizationAddress);
      const html = await page.text();
      const request = /name="request" value="([\w-]+)"/.exec(html)?.[1];
      if (request === undefined) throw new Error(`no page to consent on: ${html}`);
      const query = new URLSearchParams({ request, name, answer });
      const sent = await fetch(`${issuer}/consent?${query}`, { redirect: 'manual' });
      return new URL(sent.headers.get('location') ?? '');
    },
    failNext: (fault) => {
      desk.nextFault = fault;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function serve(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', desk.issuer);
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  switch (`${request.method} ${pathname}`) {
    case 'GET /authorize': {
      const asked = desk.requests.hand(readAuthorizationRequest(query, desk.clientId));
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(consentPage(asked));
    }
    case 'GET /consent': {
      const asked = desk.requests.take(query.get('request'));
      if (!asked) throw new Error('no such request');
      const answer: Record<string, string> =
        query.get('answer') === 'allow'
          ? { code: desk.codes.hand({ ...asked, name: query.get('name') ?? '' }) }
          : { error: 'access_denied', error_description: 'The person said no' };
      return void response.writeHead(302, { location: answerAddress(asked, answer) }).end();
    }
    case 'POST /token': {
      const form = new URLSearchParams(await text(request));
      const fault = desk.nextFault;
      desk.nextFault = undefined;
      if (fault === 'slow') return;
      if (fault === 'out-of-order') return void json(503, { error: 'temporarily_unavailable' });
      if (fault === 'rubbish') return void response.writeHead(200).end('<html>');
      const { status, body } = await answerToken(form, desk, fault);
      return void json(status, body);
    }
    case 'GET /userinfo': {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      const name = desk.access.look(bearer ?? query.get('access_token'));
      return void (name === undefined
        ? json(401, { error: 'invalid_token' })
        : json(200, personClaims(name)));
    }
    case 'GET /certs':
      return void json(200, desk.signer.keys);
    default:
      return void json(404, { error: 'not_found' });
  }
}

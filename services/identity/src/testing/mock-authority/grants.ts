import { createHash, randomBytes } from 'node:crypto';

/** What a client asked for when it sent a browser here. */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly nonce: string | null;
  readonly scope: string;
  /** S256 of the client's verifier. */
  readonly codeChallenge: string | null;
}

/** A person has consented: what a code stands for. */
export interface Grant extends AuthorizationRequest {
  readonly name: string;
}

/** Things handed out under a random name, each of them taken back once. */
export class Handed<T> {
  private readonly things = new Map<string, T>();

  hand(thing: T): string {
    const name = randomBytes(24).toString('base64url');
    this.things.set(name, thing);
    return name;
  }

  take(name: string | null): T | undefined {
    const thing = name === null ? undefined : this.things.get(name);
    if (name !== null) this.things.delete(name);
    return thing;
  }

  look(name: string | null): T | undefined {
    return name === null ? undefined : this.things.get(name);
  }
}

/** RFC 7636 §4.6 */
export const isVerifierOf = (codeChallenge: string | null, verifier: string | null): boolean =>
  codeChallenge === null
    ? verifier === null
    : verifier !== null && createHash('sha256').update(verifier).digest('base64url') === codeChallenge;
